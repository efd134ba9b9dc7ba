import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/index.js';
import { parseTrf, upTo, writeTrf } from '../../src/index.js';
import { type AppBrowser, chromiumMissing, openApp } from '../support/browser.js';

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../trf-samples/${name}`, import.meta.url));
const EXCHANGED = sample('lakeside-open-exchanged.trf');

describe.skipIf(chromiumMissing())('the page in Chromium, from the disk', () => {
  let app: AppBrowser;
  let page: Page;
  let faults: string[] = [];

  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());
  afterEach(async () => {
    // No script error, no broken policy, no connection, whatever was done.
    expect(faults).toEqual([]);
    await page.close();
  });

  const start = async (): Promise<void> => {
    ({ page, faults } = await app.newPage());
  };
  const open = async (path: string): Promise<void> => {
    await start();
    await page.setInputFiles('#file-input', path);
    await page.waitForSelector('#banner');
  };
  const text = async (selector: string): Promise<string> => {
    const element = page.locator(selector).first();
    await element.waitFor();
    return (await element.allInnerTexts()).join();
  };

  it('judges a conforming file and shows its last round', async () => {
    await open(sample('lakeside-open.trf'));
    expect(await text('#banner .headline')).toBe(
      'All 9 rounds conform to the Dutch rules of 2026.',
    );
    expect(await page.locator('#drop').isVisible()).toBe(false);
    expect(await page.locator('.round.conforms').count()).toBe(9);
    expect(await text('#round-title')).toBe('Round 9');
    expect(await page.locator('#round .boards').count()).toBe(1);
    await page.waitForSelector('.bracket');
    expect(await page.locator('.bracket').count()).toBe(8);
  });

  it('shows the first round that differs, with boards, the criterion and its bracket', async () => {
    await open(EXCHANGED);
    expect(await text('#banner .headline')).toBe(
      'Round 9 is not as the Dutch rules of 2026 prescribe.',
    );
    expect(await text('.round.differs')).toContain('2 pairs');
    const rows = await page.locator('.card .boards tbody tr.noted').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/14 Thistledown.*18 Grauwinkel.*14 Thistledown.*19 Pellicante/),
      expect.stringMatching(/21 Nordquint.*19 Pellicante.*21 Nordquint.*18 Grauwinkel/),
    ]);
    expect(await text('.decisive')).toContain('C.04.3:2026 [C12]');
    expect(await text('.decisive tr.decides')).toContain('C12');
    await page.waitForSelector('.bracket');
    expect(await page.locator('.bracket[open]').getAttribute('id')).toBe('bracket-7');
    expect(await text('#bracket-7')).toContain('1 pair not as given');
  });

  it('opens the bracket that a difference names', async () => {
    await open(EXCHANGED);
    await page.waitForSelector('.bracket');
    await page.locator('#bracket-7 > summary').click();
    expect(await page.locator('.bracket[open]').count()).toBe(0);
    await page.locator('.note a').first().click();
    expect(await page.locator('.bracket[open]').getAttribute('id')).toBe('bracket-7');
    expect(await page.evaluate(() => document.activeElement?.parentElement?.id)).toBe('bracket-7');
  });

  it('answers why two players do not meet', async () => {
    await open(EXCHANGED);
    const ask = async (first: string, second: string): Promise<string> => {
      await page.fill('#why-first-9', first);
      await page.fill('#why-second-9', second);
      await page.click('.why-not button');
      await page.waitForSelector('.answer > :is(.headline, .problem)');
      return text('.answer');
    };
    expect(await ask('14', '13')).toContain('have already met in round 5 (C.04.3:2026 [C1])');
    expect(await ask('thist', '12')).toMatch(/may meet, but another pairing.*\[C6\]/s);
    expect(await ask('14', '19 Pellicante, Rosa')).toContain('the rules pair them in this round');
    expect(await ask('14', '99')).toContain('Nobody with number 99 is in this round.');
  });

  it('judges anew by another edition, and says so', async () => {
    await open(sample('lakeside-open.trf'));
    await page.click('.settings > summary');
    await page.selectOption('#setting-edition', '2017');
    await page.waitForFunction(() =>
      document.querySelector('#banner .headline')?.textContent?.includes('2017'),
    );
    expect(await text('#settings-summary')).toBe('edition 2017');
    expect(await text('.assumptions')).toContain('as asked');
    expect(await page.locator('.round.differs').count()).toBeGreaterThan(0);
  });

  it('takes a dropped file, of teams as well', async () => {
    await start();
    const content = readFileSync(sample('olympiad-2022.trf'), 'utf8');
    const transfer = await page.evaluateHandle((body) => {
      const data = new DataTransfer();
      data.items.add(new File([body], 'dropped.trf'));
      return data;
    }, content);
    await page.dispatchEvent('#drop', 'drop', { dataTransfer: transfer });
    await page.waitForSelector('#banner');
    expect(await text('#banner .headline')).toBe(
      'All 7 rounds conform to the Olympiad rules of 2022.',
    );
    expect(await text('#tournament-facts')).toContain('21 teams');
    await page.click('#tab-standings');
    await page.waitForSelector('table.standings');
    expect(await page.locator('table.standings tbody tr').count()).toBe(21);
  });

  it('opens another file, and keeps the first until then', async () => {
    await open(EXCHANGED);
    await page.click('#open-other');
    expect(await page.locator('#drop').isVisible()).toBe(true);
    expect(await page.locator('#banner').isVisible()).toBe(true);
    await page.setInputFiles('#file-input', sample('windows-1252.trf'));
    await page.waitForFunction(
      () => document.querySelector('#tournament-title')?.textContent === 'Überfahrt Cup',
    );
    await page.click('#tab-file');
    await page.selectOption('#file-encoding', 'cp850');
    await page.waitForFunction(
      () => document.querySelector('#tournament-title')?.textContent !== 'Überfahrt Cup',
    );
    expect(await page.locator('#panel-file').isVisible()).toBe(true);
  });

  it('explains the standings', async () => {
    await open(EXCHANGED);
    await page.click('#tab-standings');
    await page.fill('#standings-codes', 'BH/C1,SB');
    await page.click('#standings-controls button');
    await page.waitForSelector('table.standings th[title="Sonneborn-Berger"]');
    expect(await page.locator('table.standings tbody tr').count()).toBe(23);
    expect(await text('table.standings tbody tr')).toMatch(/^1\s+3\s+Tarkovane, Ilya\s+7\.5/);
    await page.getByRole('button', { name: /^BH\/C1 of Tarkovane/ }).click();
    expect(await text('.explanation h3')).toMatch(/^BH\/C1 of 3 Tarkovane, Ilya: \d+\.\d$/);
    expect(await page.locator('.explanation tbody tr.cut').count()).toBe(1);
    expect(await page.locator('.explanation tbody tr').count()).toBe(9);
  });

  it('marks the lines that diagnostics speak of', async () => {
    await start();
    const broken = readFileSync(EXCHANGED, 'utf8').replace(
      '  12 w 1     8 b 1',
      '  77 w 1     8 b 1',
    );
    await page.click('.paste summary');
    await page.fill('#paste-text', broken);
    await page.click('#paste-form button');
    await page.waitForSelector('#banner');
    expect(await text('#banner')).toContain('lists 77 as opponent');
    await page.click('#tab-file');
    const item = page.locator('.diagnostics li.error', { hasText: 'trf/unknown-opponent' });
    await item.locator('a').first().click();
    expect(await text('#line-15.error mark.error')).toContain('77 w 1');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('line-15');
  });

  it('converts and saves', async () => {
    await open(EXCHANGED);
    await page.click('#tab-save');
    await page.selectOption('#convert-target', 'trfx');
    await page.click('#save form button');
    await page.waitForSelector('.preview');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('#save .card:last-child p .button'),
    ]);
    expect(download.suggestedFilename()).toBe('lakeside-open-exchanged-trfx.trf');
    expect(readFileSync(await download.path(), 'utf8')).toContain('XXR 9');
  });

  it('judges a pairing before it is published', async () => {
    await start();
    const { tournament } = parseTrf(readFileSync(sample('lakeside-open.trf')));
    const eight = writeTrf(upTo(tournament!, 8), { dialect: 'trf26', totals: 'computed' });
    await page.click('.paste summary');
    await page.fill('#paste-text', eight.text);
    await page.click('#paste-form button');
    await page.waitForSelector('#banner');
    await page.getByRole('button', { name: /^Round 9/ }).click();
    await page.waitForSelector('#given-text');
    const boards = await page.locator('.boards.list tbody tr').allInnerTexts();
    const right = boards.map((row) => {
      const [, white, black] = /^\d+\s+(\d+)\D+(\d*)/.exec(row) ?? [];
      return black ? `${white}-${black}` : `${white} bye`;
    });
    const judge = async (lines: readonly string[]): Promise<string> => {
      await page.fill('#given-text', lines.join('\n'));
      await page.click('.given button');
      await page.waitForSelector('.given .banner');
      return text('.given .banner');
    };
    expect(await judge(right)).toMatch(/^Conforms/);
    const swapped = right.map((pair) => pair.replace(/^(\d+)-(\d+)$/, '$2-$1'));
    await page.fill('#given-text', swapped.join('\n'));
    await page.click('.given button');
    await page.waitForSelector('.given .banner.differs');
    expect(await page.locator('.given .findings li.colour').count()).toBe(11);
  });

  it('is fit for the keyboard alone', async () => {
    await start();
    await page.locator('[data-sample="lakeside-open-exchanged.trf"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.bracket');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tournament-title');
    const reached = await tabThrough(page);
    const wanted = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => {
          const shown = element.checkVisibility({ visibilityProperty: true });
          // Of the tabs only the chosen one has the focus; arrows reach the others.
          return shown && element.getAttribute('aria-selected') !== 'false';
        })
        .map((element) => element.textContent?.trim() || element.id),
    );
    expect(wanted.length).toBeGreaterThan(25);
    expect(wanted.filter((name) => !reached.has(name))).toEqual([]);
    await page.focus('#tab-check');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#panel-standings').isVisible()).toBe(true);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-save');
  });

  it('names every control, and nothing is wider than a phone', async () => {
    await open(EXCHANGED);
    await page.waitForSelector('.bracket');
    await page.click('.settings > summary');
    for (const tab of ['check', 'standings', 'file', 'save']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.click(`#tab-${tab}`);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(360);
      const unnamed = await page.evaluate(() =>
        [...document.querySelectorAll('button, input, select, textarea, summary, [role=region]')]
          .filter((element) => {
            const { labels } = element as HTMLInputElement;
            const named = element.getAttribute('aria-label') ?? element.textContent?.trim();
            return !named && !(labels && labels.length > 0);
          })
          .map((element) => element.outerHTML),
      );
      expect(unnamed, tab).toEqual([]);
    }
    const duplicates = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(duplicates).toEqual([]);
  });

  it('does not run what a hostile file says', async () => {
    await start();
    const hostile = readFileSync(EXCHANGED, 'utf8')
      .replace('Lakeside Open', '<img src=x onerror=alert(1)>')
      .replace('Tarkovane, Ilya ', '<script>1</script>');
    await page.click('.paste summary');
    await page.fill('#paste-text', hostile);
    await page.click('#paste-form button');
    await page.waitForSelector('#banner');
    expect(await text('#tournament-title')).toBe('<img src=x onerror=alert(1)>');
    expect(await page.locator('main img, main script').count()).toBe(0);
  });

  it('stays alive while 800 players are judged', async () => {
    await start();
    await page.evaluate(startPulse);
    await page.setInputFiles('#file-input', {
      name: 'big.trf',
      mimeType: 'text/plain',
      buffer: Buffer.from(bigFile()),
    });
    await page.waitForSelector('#banner');
    const { progress } = await page.evaluate(() => globalThis.pulse);
    expect(await text('#banner .headline')).toMatch(/^All 9 rounds conform/);
    // The page could show round after round as they came in: it was not blocked by the work.
    expect(progress).toBeGreaterThan(2);
    await page.click('#tab-standings');
    await page.waitForFunction(
      () => document.querySelectorAll('table.standings tbody tr').length === 800,
    );
  });
});

/** Presses Tab until the focus comes round; the names of what had it. */
async function tabThrough(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      return element.textContent?.trim() || element.id;
    });
    if (name === undefined) break;
    reached.add(name);
  }
  // The head of the page comes before the place where the walk began.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.textContent?.trim() || element?.id || '';
    });
    reached.add(name);
  }
  return reached;
}

declare global {
  /** What the page showed while it was judging; see startPulse. */
  var pulse: { progress: number };
}

/** Runs in the page: how often the progress was seen to change. */
function startPulse(): void {
  globalThis.pulse = { progress: 0 };
  let words = '';
  setInterval(() => {
    const shown = document.querySelector('.progress label')?.textContent ?? '';
    if (shown !== words) globalThis.pulse.progress += 1;
    words = shown;
  }, 5);
}

function bigFile(): Uint8Array {
  const tournament = generateTournament(800, { players: 800, rounds: 9 });
  return writeTrf(tournament, { dialect: 'trf26' }).bytes;
}
