import { counted, plural } from '../model/counted.js';
import type { EventKind } from '../model/type-code.js';
import type { Assumption } from './assumptions.js';
import type { OtherEvent, Source, UnclearWords } from './evidence.js';
import { editionsOf, PAIRING_SYSTEMS } from './registry.js';
import type { Schedule } from './schedule.js';
import type { PairingSystem, SystemId } from './system.js';

const KINDS: Readonly<Record<EventKind, string>> = {
  swiss: 'a Swiss system that is not known here',
  roundRobin: 'a round robin',
  scheveningen: 'a Scheveningen match',
  schiller: 'a Schiller tournament',
  knockout: 'a knock-out',
  other: 'a system of its own',
};

const source = ({ record, text }: Source): string =>
  record === '192' ? `record 192 says ${text}` : `record 092 says "${text}"`;

const ANOTHER = '--system tells another system';

const cycles = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

function scheduleText(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'roundRobin': {
      const table = schedule.berger ? 'the rounds are those of a Berger table' : undefined;
      const met = schedule.complete
        ? `each of the ${schedule.players} players has met every other ${cycles(schedule.cycles)}`
        : undefined;
      return [met, table].filter((text) => text !== undefined).join(', and ');
    }
    case 'scheveningen':
      return `each of ${schedule.side} players has met each of ${schedule.side} others, and nobody of the own side`;
    case 'knockout':
      return 'who loses a match plays no more';
  }
}

function seen(event: { readonly schedule: Schedule; readonly source?: Source }): string {
  const although = event.source ? `, although ${source(event.source)}` : '';
  return `${KINDS[event.schedule.kind]}, no Swiss: ${scheduleText(event.schedule)}${although}`;
}

const teamSystems = (): string =>
  [...new Set(PAIRING_SYSTEMS.filter(({ unit }) => unit === 'team').map(({ id }) => id))]
    .map((id) => `--system ${id}`)
    .join(' or ');

function otherEvent(event: OtherEvent): string {
  switch (event.what) {
    case 'named': {
      const what = event.kind === undefined ? '' : `: ${KINDS[event.kind]}`;
      return `${source(event.source)}${what}, which cannot be checked here; ${ANOTHER}`;
    }
    case 'teams': {
      const why = [
        ...(event.source ? [source(event.source)] : []),
        ...(event.games
          ? [
              `its ${counted(event.games.games, 'game')} ${plural(event.games.games, 'is', 'are')} ${counted(event.games.matches, 'match', 'matches')} between the listed teams`,
            ]
          : []),
      ];
      const reason = why.length > 0 ? why.join(', and ') : 'its records are those of teams';
      return `this is a team event: ${reason}; its pairing system is not named, and it is not judged as a Swiss of individuals; ${teamSystems()} tells the system`;
    }
    case 'schedule': {
      return `this is ${seen(event)}; it cannot be checked here; ${ANOTHER}`;
    }
  }
}

function whyAssumed(words: UnclearWords | undefined): string {
  if (!words) return 'nothing in the file names the pairing system';
  const what = words.swiss ? 'which Swiss system it is' : 'the pairing system';
  return `${source(words.source)}, which does not tell ${what}`;
}

/** What must be said before anything else; edition and date stand in the reason of the choice. */
export function assumptionSentences(assumptions: readonly Assumption[]): readonly string[] {
  return assumptions.flatMap((assumption) => {
    if (assumption.what === 'schedule') {
      return [`system assumed: nothing names it, but this is ${seen(assumption)}`];
    }
    if (assumption.what !== 'system') return [];
    const { system, words } = assumption;
    const name = editionsOf(system).at(-1)?.title.split(',')[0] ?? system;
    return [`system assumed: ${name}; ${whyAssumed(words)}`];
  });
}

/** Every sentence on the choice of system and edition. */
export const CHOICE_SENTENCES = {
  source,
  otherEvent,
  newestEdition: 'the file tells neither edition nor date, so the newest edition is taken',
  onlyTable: 'its table is the same in all years',
  noSystem: (id: string): string => `there is no system "${id}" here`,
  noEdition: (id: SystemId, edition: string, known: readonly string[]): string =>
    `there is no edition "${edition}" of ${id}; known are: ${known.join(', ')}`,
  unknownEdition: (stated: Source, id: SystemId, known: readonly string[]): string =>
    `${source(stated)}, an edition that is not known here; known are: ${known.join(', ')} of ${id}`,
  nearestEdition: (
    start: string,
    { id, edition }: PairingSystem,
    known: readonly string[],
  ): string =>
    `${start}, when no edition of ${id} known here was in force (${known.join(', ')}); the nearest, ${edition}, is assumed`,
} as const;
