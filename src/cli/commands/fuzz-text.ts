import { boardsText, verdictText } from '../../fuzz/finding-text.js';
import type { CampaignState, FuzzFinding } from '../../fuzz/state.js';
import { printable } from '../../report/layout.js';

const plural = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

export function progressLine({ cases, findings, milliseconds }: CampaignState): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const rate = Math.round((cases * 1000) / Math.max(1, milliseconds));
  return `${plural(cases, 'round')}, ${plural(findings.length, 'finding')}, ${rate}/s, ${seconds} s `;
}

export function findingLine(finding: FuzzFinding, path: string): string {
  const { tournament, round } = finding;
  const size = `${plural(tournament.players.length, 'player')}, round ${round}`;
  return `${printable(verdictText(finding))}\n  ${size}: ${path}\n`;
}

/** What a campaign has done and found. */
export function summary(state: CampaignState, folder: string): string {
  const { cases, wrong, findings, coverage, milliseconds } = state;
  const seconds = (milliseconds / 1000).toFixed(0);
  const lines = [`${plural(cases, 'round')} in ${seconds} seconds, ${wrong} of them wrong`];
  if (findings.length > 0) {
    lines.push('', `${plural(findings.length, 'different fault')}, saved in ${folder}:`);
    const sorted = [...findings].sort((a, b) => b.seen - a.seen);
    for (const { cause, engine, seen, tournament } of sorted) {
      const size = plural(tournament.players.length, 'player');
      lines.push(
        `${String(seen).padStart(7)} x ${printable(engine)}: ${printable(cause.title)} (${size})`,
      );
    }
  }
  if (coverage.rounds > 0) lines.push('', ...coverageLines(state));
  return `${lines.join('\n')}\n`;
}

function coverageLines({ coverage }: CampaignState): string[] {
  const entries = Object.entries(coverage.counts);
  const width = Math.max(...entries.map(([rule]) => rule.length));
  const idle = entries.filter(([, count]) => count === 0).map(([rule]) => rule);
  return [
    `rules that decided something, in a sample of ${plural(coverage.rounds, 'round')}:`,
    ...entries.map(([rule, count]) => `  ${rule.padEnd(width)} ${String(count).padStart(7)}`),
    ...(idle.length > 0 ? [`not exercised: ${idle.join(', ')}`] : []),
  ];
}

/** The object of `fuzz --json`. */
export function campaignJson(state: CampaignState) {
  const { seed, rules, engines, cases, wrong, findings, coverage, milliseconds } = state;
  return {
    seed,
    ...rules,
    engines,
    rounds: cases,
    wrong,
    milliseconds,
    coverage,
    findings: findings.map((finding) => ({
      engine: finding.engine,
      kind: finding.cause.kind,
      cause: finding.cause.key,
      verdict: verdictText(finding),
      sentences: finding.sentences,
      seen: finding.seen,
      players: finding.tournament.players.length,
      round: finding.round,
      given: boardsText(finding.answer),
      rules: boardsText(finding.regulation),
      ...(finding.against && {
        against: boardsText(finding.against.answer),
        againstIsRight: finding.against.isRight,
      }),
      unsteady: finding.unsteady,
    })),
  };
}
