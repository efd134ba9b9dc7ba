import type { Tournament } from '../model/tournament.js';
import type { Decision } from '../systems/comparison.js';
import type { Illegality } from '../systems/system.js';
import type {
  CauseFacts,
  DecisiveFacts,
  FindingFacts,
  FindingKind,
  Premise,
  Reason,
  RoundFacts,
  TournamentFacts,
  WishFacts,
} from '../verify/index.js';
import type { Catalogue, NameOf } from './catalogue.js';
import { ENGLISH } from './english.js';

/** One difference between the given and the regulation pairing. */
export interface Finding extends FindingFacts {
  readonly sentence: string;
}

/** The first bracket in pairing order where given and regulation part; all others may follow from it. */
export interface DecisiveBracket extends DecisiveFacts {
  /** Where they part. */
  readonly sentence: string;
  /** The decision in words. */
  readonly reason?: string;
}

/** A smallest change under which the given pairing is the one of the rules. */
export interface LikelyCause extends CauseFacts {
  readonly sentence: string;
}

export interface RoundVerification
  extends Omit<RoundFacts, 'reason' | 'findings' | 'decisive' | 'assumptions' | 'causes'> {
  /** Why it is unjudged, or the comment that declares it manual. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
  readonly decisive?: DecisiveBracket;
  /** What was taken for granted, for a round that is judged on its own. */
  readonly assumptions?: readonly string[];
  /** Smallest changes of the data under which the given pairing is the prescribed one. */
  readonly causes?: readonly LikelyCause[];
}

export interface TournamentVerification
  extends Omit<TournamentFacts, 'reason' | 'unit' | 'assumptions' | 'causes' | 'rounds'> {
  /** Why the whole file is unjudged. */
  readonly reason?: string;
  /** What was taken for granted: system and edition, number of rounds, initial colour. */
  readonly assumptions: readonly string[];
  /** How many rounds conform and which others have a likely cause, where not all conform. */
  readonly summary?: string;
  /** Changes of the data under which several of the rounds are the prescribed ones. */
  readonly causes?: readonly LikelyCause[];
  readonly rounds: readonly RoundVerification[];
}

/** What a wish leads to. The sentence tells it in words. */
export type WhatIfAnswer = { readonly sentence: string } & (
  | WishFacts
  /** The tournament or the request leaves open what must be known. */
  | { readonly kind: 'undetermined' }
);

/** Names of players, or of teams; the empty text where there is none. */
export function labelsOf(tournament: Tournament | undefined, unit: 'player' | 'team'): NameOf {
  const list = (unit === 'team' ? tournament?.teams : tournament?.players) ?? [];
  const names = new Map(list.map(({ id, name }) => [id, name.trim()]));
  return (id) => names.get(id) ?? '';
}

/** The same with the number before it: "7 Petrov, Ivan". */
export function namesOf(tournament: Tournament, unit: 'player' | 'team'): NameOf {
  const label = labelsOf(tournament, unit);
  return (id) => `${id} ${label(id)}`.trim();
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// A table that is typed by kind answers for every kind; the compiler cannot see the two together.
type Say<Fact> = (fact: Fact, name: NameOf) => string;
const sayingOf = <Fact extends { readonly kind: string }>(
  sayings: Readonly<Record<Fact['kind'], unknown>>,
  { kind }: Fact,
): Say<Fact> => sayings[kind as Fact['kind']] as Say<Fact>;

const NOBODY: NameOf = String;

export const tellReason = (reason: Reason, name: NameOf = NOBODY, words = ENGLISH): string =>
  sayingOf(words.reasons, reason)(reason, name);

export const tellPremise = (premise: Premise, name: NameOf = NOBODY, words = ENGLISH): string =>
  sayingOf(words.premises, premise)(premise, name);

/** What decides in the first bracket where given and regulation part. */
export function tellDecision(
  decision: Decision,
  illegality: Illegality | undefined,
  name: NameOf,
  words = ENGLISH,
): string {
  if (decision.kind === 'illegal') {
    return words.illegality(decision.players, illegality ?? { article: decision.article }, name);
  }
  return sayingOf(words.decisions, decision)(decision, name);
}

export function tellRound(facts: RoundFacts, name: NameOf, words = ENGLISH): RoundVerification {
  const { reason, findings, decisive, assumptions, causes, ...rest } = facts;
  return {
    ...rest,
    ...(reason && { reason: tellReason(reason, name, words) }),
    findings: findings.map((one) => ({ ...one, sentence: words.findings[one.kind](one, name) })),
    ...(decisive && { decisive: tellDecisive(decisive, name, words) }),
    ...(assumptions && { assumptions: assumptions.map((one) => tellPremise(one, name, words)) }),
    ...(causes && { causes: causes.map((one) => tellCause(one, name, words)) }),
  };
}

const tellCause = (cause: CauseFacts, name: NameOf, words: Catalogue): LikelyCause => ({
  ...cause,
  sentence: words.causes[cause.kind](cause, name),
});

function tellDecisive(facts: DecisiveFacts, name: NameOf, words: Catalogue): DecisiveBracket {
  const { decision, illegality } = facts;
  const sentence = words.parting(facts);
  if (!decision) return { ...facts, sentence };
  return { ...facts, sentence, reason: tellDecision(decision, illegality, name, words) };
}

function summaryOf({ rounds, causes = [] }: TournamentFacts, words: Catalogue): string | undefined {
  const judged = rounds.filter(({ verdict }) => verdict !== 'unjudged' && verdict !== 'manual');
  const conforming = judged.filter(({ verdict }) => verdict === 'conforms');
  const others = judged.filter(({ verdict }) => verdict !== 'conforms');
  // Of a single round its own lines tell everything.
  if (others.length === 0 || judged.length === 1) return undefined;
  const isLikely = ({ confidence }: CauseFacts): boolean => confidence !== 'low';
  const explained = others
    .filter((one) => one.conformsTo || one.causes?.some(isLikely) || ofEvent(causes, one.round))
    .map(({ round }) => round);
  return words.summary({ judged: judged.length, conforming: conforming.length, explained });
}

const ofEvent = (causes: readonly CauseFacts[], round: number): boolean =>
  causes.some(({ rounds }) => rounds.includes(round));

export function tellTournament(
  facts: TournamentFacts,
  name: NameOf,
  words = ENGLISH,
): TournamentVerification {
  const { reason, unit: _, assumptions, causes, rounds, ...rest } = facts;
  const summary = summaryOf(facts, words);
  return {
    ...rest,
    ...(reason && { reason: tellReason(reason, name, words) }),
    assumptions: assumptions.map((one) => tellPremise(one, name, words)),
    ...(summary !== undefined && { summary }),
    ...(causes && { causes: causes.map((one) => tellCause(one, name, words)) }),
    rounds: rounds.map((round) => tellRound(round, name, words)),
  };
}

export function tellWish(facts: WishFacts, name: NameOf, words = ENGLISH): WhatIfAnswer {
  switch (facts.kind) {
    case 'illegal':
      return { ...facts, sentence: words.illegality(facts.pair, facts.illegality, name) };
    case 'costs': {
      const { cost, illegality } = facts;
      return { ...facts, sentence: tellDecision(cost.decision, illegality, name, words) };
    }
    default:
      return { ...facts, sentence: sayingOf(words.wishes, facts)(facts, name) };
  }
}

/** What decides, unless a finding of the round says the same. */
export function decisiveReason({ decisive, findings }: RoundVerification): string | undefined {
  const reason = decisive?.reason;
  return findings.some(({ sentence }) => sentence === reason) ? undefined : reason;
}

/** What a round differs in: "2 pairs, 1 colour, bye". */
export function differenceSummary(
  { findings }: { readonly findings: readonly { readonly kind: FindingKind }[] },
  words = ENGLISH,
): string {
  const order = ['illegal', 'pair', 'colour', 'bye', 'absent', 'order'] as const;
  return order
    .map((kind) => [kind, findings.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (kind === 'bye' ? words.findingKinds.bye : words.counted(count, kind)))
    .join(', ');
}
