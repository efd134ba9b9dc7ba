import { type ParsedTrf, type RoundVerification, verifyTournament } from '../../../src/index.js';
import { lastRoundToJudge } from '../../../src/verify/judge-rounds.js';
import { heaviest } from '../../../src/verify/types.js';
import type { CheckReport, CheckSettings } from '../protocol.js';
import { unitOf, verifyOptions } from './settings.js';

/**
 * Judges round after round and tells the page after each one. `progress` answers false when nobody
 * waits for the rest any more.
 */
export async function checkRounds(
  parsed: ParsedTrf,
  settings: CheckSettings,
  progress: (report: CheckReport) => Promise<boolean>,
): Promise<CheckReport> {
  const { tournament } = parsed;
  if (!tournament) return withoutTournament(parsed);
  const options = verifyOptions(parsed, settings);
  const unit = unitOf(tournament, settings);
  const total = lastRoundToJudge(tournament, options);
  if (total === 0) return { ...verifyTournament(tournament, options), unit, total };
  const rounds: RoundVerification[] = [];
  const assumptions = new Set<string>();
  let report: CheckReport | undefined;
  for (let round = 1; round <= total; round += 1) {
    const result = verifyTournament(tournament, { ...options, rounds: [round] });
    if (result.rounds.length === 0) return { ...result, unit, total: 0 };
    rounds.push(...result.rounds);
    for (const assumption of result.assumptions) assumptions.add(assumption);
    const verdict = heaviest(rounds.map((one) => one.verdict));
    report = {
      ...result,
      verdict,
      unit,
      total,
      rounds: [...rounds],
      assumptions: [...assumptions],
    };
    if (!(await progress(report))) return report;
  }
  return withCommonEditions(report!, () => verifyTournament(tournament, options).conformsTo);
}

/**
 * Another edition that prescribes every round that differs is asked about all of them, which takes
 * the whole tournament at once.
 */
function withCommonEditions(
  report: CheckReport,
  conformsTo: () => readonly string[] | undefined,
): CheckReport {
  const differing = report.rounds.filter(
    ({ verdict }) => verdict === 'differs' || verdict === 'illegal',
  );
  const [first, ...others] = differing.map((round) => round.conformsTo ?? []);
  const common = first?.some((edition) => others.every((list) => list.includes(edition)));
  const editions = common ? conformsTo() : undefined;
  return editions && editions.length > 0 ? { ...report, conformsTo: editions } : report;
}

function withoutTournament({ diagnostics }: ParsedTrf): CheckReport {
  const reason = diagnostics[0]?.message ?? 'the file holds no tournament';
  return { verdict: 'unjudged', reason, unit: 'player', assumptions: [], rounds: [], total: 0 };
}
