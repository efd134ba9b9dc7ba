import { describe, expect, it } from 'vitest';
import { parseTrf, verifyTournament } from '../../src/index.js';
import { renderHtmlReport } from '../../src/report/html/page.js';
import { sampleText } from '../verify/helpers.js';

function report(text: string, file = 'open.trf'): string {
  const { tournament, diagnostics } = parseTrf(text);
  return renderHtmlReport(file, tournament, verifyTournament(tournament!, { diagnostics }));
}

const differing = report(sampleText('lakeside-open-exchanged.trf'));

describe('the HTML report', () => {
  it('is one page without network and without script', () => {
    expect(differing).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(differing).not.toMatch(/<script|<link|<img|https?:|url\(|@import/i);
    expect(differing).toContain('prefers-color-scheme: dark');
    expect(differing).toContain('@media print');
  });

  it('shows all rounds at a glance, and links to each', () => {
    for (let round = 1; round <= 9; round += 1) {
      const verdict = round === 9 ? 'differs' : 'conforms';
      expect(differing).toContain(
        `<a href="#round-${round}"><b>Round ${round}</b><span class="${verdict}">${verdict}</span></a>`,
      );
      expect(differing).toContain(`<section id="round-${round}">`);
    }
  });

  it('marks the boards that differ, and only them', () => {
    expect(differing.match(/<tr class="marked">/g)).toHaveLength(2);
    expect(report(sampleText('lakeside-open.trf'))).not.toContain('<tr class="marked">');
  });

  it('shows the decision, the criteria side by side and the decisive bracket', () => {
    expect(differing).toContain('C.04.3:2026 [C12] decides');
    expect(differing.match(/<tr class="deciding"><td>C12<\/td>/g)).toHaveLength(1);
    expect(differing).toContain('<td>1 (14, 18)</td>\n<td>0</td>');
    expect(differing.match(/class="bracket decisive"/g)).toHaveLength(1);
  });

  it('shows colours, floats and byes', () => {
    expect(differing).toContain('WBWBWBBW b -U');
    expect(differing).toContain('23 Tollkuhn, Anke has the bye');
    expect(differing).toContain('↓ floats down');
  });

  it('escapes what the file says', () => {
    const evil = sampleText('lakeside-open.trf')
      .replace('012 Lakeside Open', '012 <script>alert("x")</script>')
      .replace('Thistledown, Fay', '<b onclick=x>&"\'');
    const page = report(evil, '<i>.trf');
    expect(page).not.toMatch(/<script|<b onclick|<i>\.trf/);
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(page).toContain('&lt;b onclick=x&gt;&amp;&quot;&#39;');
  });

  it('has well-formed tags', () => {
    const open: string[] = [];
    const tags = differing
      .replace(/<!doctype html>|<meta[^>]*>/g, '')
      .matchAll(/<(\/?)(\w+)[^>]*>/g);
    for (const [, slash, name] of tags) {
      if (slash === '') open.push(name!);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it('says why a file is not judged', () => {
    const page = renderHtmlReport('x.trf', undefined, {
      verdict: 'unjudged',
      reason: 'the file holds no tournament',
      assumptions: [],
      rounds: [],
    });
    expect(page).toContain('the file holds no tournament');
  });
});
