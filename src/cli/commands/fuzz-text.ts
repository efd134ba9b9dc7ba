import { boardsText, counted, sizeText, verdictText } from '../../fuzz/finding-text.js';
import { unitCount, unitOf } from '../../fuzz/rules.js';
import type { CampaignState, FuzzFinding } from '../../fuzz/state.js';
import { printable } from '../../report/layout.js';

export function progressLine({ cases, findings, milliseconds }: CampaignState): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const rate = Math.round((cases * 1000) / Math.max(1, milliseconds));
  return `${counted(cases, 'round')}, ${counted(findings.length, 'finding')}, ${rate}/s, ${seconds} s `;
}

export function findingLine(finding: FuzzFinding, path: string): string {
  const size = sizeText(finding.tournament, finding.round, finding.rules);
  return `${printable(verdictText(finding))}\n  ${size}: ${path}\n`;
}

/** What a campaign has done and found. */
export function summary(state: CampaignState, folder: string): string {
  const { cases, wrong, findings, coverage, milliseconds, rules } = state;
  const seconds = (milliseconds / 1000).toFixed(0);
  const lines = [`${counted(cases, 'round')} in ${seconds} seconds, ${wrong} of them wrong`];
  if (findings.length > 0) {
    lines.push('', `${counted(findings.length, 'different fault')}, saved in ${folder}:`);
    const sorted = [...findings].sort((a, b) => b.seen - a.seen);
    for (const { cause, engine, seen, tournament } of sorted) {
      const size = counted(unitCount(tournament, rules), unitOf(rules));
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
  const atWork = entries.filter(([, count]) => count > 0);
  const width = Math.max(0, ...atWork.map(([rule]) => rule.length));
  const idle = entries.filter(([, count]) => count === 0).map(([rule]) => rule);
  return [
    `rules that decided something, in a sample of ${counted(coverage.rounds, 'round')}:`,
    ...atWork.map(([rule, count]) => `  ${rule.padEnd(width)} ${String(count).padStart(7)}`),
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
      [unitOf(rules) === 'team' ? 'teams' : 'players']: unitCount(finding.tournament, rules),
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
