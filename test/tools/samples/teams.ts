import { inventName, inventTeamName } from '../../../src/generate/names.js';
import { createRandom } from '../../../src/generate/random.js';
import {
  type Bye,
  createTournament,
  findSystem,
  type Game,
  type GameResult,
  type SystemId,
  type Team,
  type TeamBye,
  type TeamSettings,
  type Tournament,
} from '../../../src/index.js';
import { type Sample, write } from './build.js';

interface TeamEvent {
  readonly seed: number;
  readonly name: string;
  readonly system: SystemId;
  readonly edition: string;
  readonly typeCode: string;
  readonly teams: number;
  readonly boards: number;
  readonly rounds: number;
  readonly startDate: string;
}

/** Team samples: every round paired by the rules, board results by lot. */
export const TEAMS: readonly Sample[] = [
  {
    file: 'team-swiss-type-a.trf',
    make: () =>
      write(
        playTeams({
          ...{ seed: 71, name: 'Four Boards League', system: 'team', edition: '2026' },
          ...{ typeCode: 'FIDE_TEAM_TYPEA_MP_GP', teams: 9, boards: 4, rounds: 5 },
          startDate: '2026/09/05',
        }),
      ),
  },
  {
    file: 'team-swiss-type-b-game-points.trf',
    make: () =>
      write(
        playTeams({
          ...{ seed: 72, name: 'Town Teams Cup', system: 'team', edition: '2026' },
          ...{ typeCode: 'FIDE_TEAM_TYPEB_GP_MP', teams: 12, boards: 2, rounds: 6 },
          startDate: '2026/10/10',
        }),
      ),
  },
  {
    file: 'olympiad-2022.trf',
    make: () =>
      write(
        playTeams({
          ...{ seed: 73, name: 'Island Olympiad', system: 'olympiad', edition: '2022' },
          ...{ typeCode: 'FIDE_OLYMPIAD', teams: 21, boards: 4, rounds: 7 },
          startDate: '2024/07/01',
        }),
      ),
  },
  {
    file: 'olympiad-2012.trf',
    make: () =>
      write(
        playTeams({
          ...{ seed: 74, name: 'Mountain Olympiad', system: 'olympiad', edition: '2012' },
          ...{ typeCode: 'FIDE_OLYMPIAD', teams: 16, boards: 4, rounds: 6 },
          startDate: '2012/08/27',
        }),
      ),
  },
];

function playTeams(event: TeamEvent): Tournament {
  const { seed, teams: count, boards, rounds } = event;
  const random = createRandom(seed, 'teams');
  const teams: Team[] = [];
  const players: { id: number; name: string; rating: number; federation: string }[] = [];
  for (let id = 1; id <= count; id += 1) {
    const members = Array.from({ length: boards }, (_, board) => {
      const player = players.length + 1;
      const rating = 2500 - 30 * id - 25 * board;
      players.push({ id: player, name: inventName(random, false), rating, federation: 'SMR' });
      return player;
    });
    teams.push({ id, name: inventTeamName(random, false), nickname: '', members });
  }
  let tournament = opening(event, teams, players);
  for (let number = 1; number <= rounds; number += 1) {
    tournament = playRound(event, tournament, number);
  }
  return tournament;
}

function opening(
  { name, typeCode, rounds, boards, startDate }: TeamEvent,
  teams: readonly Team[],
  players: readonly { readonly id: number }[],
): Tournament {
  const teamSettings: Partial<TeamSettings> = { boardColours: 'WBWB'.slice(0, boards) };
  return createTournament({
    info: {
      ...{ name, city: 'Ferry Point', federation: 'SMR', startDate, endDate: startDate },
      ...{ type: 'Team: Swiss-System', playerCount: String(players.length) },
      teamCount: String(teams.length),
    },
    settings: { roundCount: rounds, initialColour: 'white', typeCode },
    players,
    teams,
    teamSettings,
  });
}

function playRound(event: TeamEvent, tournament: Tournament, number: number): Tournament {
  const pairing = findSystem(event.system, event.edition)!.open(tournament, number).pair();
  if (pairing.kind === 'impossible') throw new RangeError(`Expected a pairing of round ${number}`);
  const random = createRandom(event.seed, `round ${number}`);
  const members = new Map(tournament.teams.map((team) => [team.id, team.members]));
  const games = pairing.pairs.flatMap(({ white, black }) =>
    members.get(white)!.map((player, board): Game => {
      const opponent = members.get(black)![board]!;
      const even = board % 2 === 0;
      const [first, second] = [even ? player : opponent, even ? opponent : player];
      const [whiteResult, blackResult] = random.pick(RESULTS);
      return { white: first, black: second, whiteResult, blackResult, coloursKnown: true };
    }),
  );
  const bye = pairing.bye;
  const byes: Bye[] = (bye === undefined ? [] : members.get(bye)!).map((player) => ({
    player,
    kind: 'U',
  }));
  const teamByes: TeamBye[] = bye === undefined ? [] : [{ round: number, team: bye, kind: 'U' }];
  return createTournament({
    ...tournament,
    rounds: [...tournament.rounds, { number, games, byes }],
    teamSettings: {
      ...tournament.teamSettings,
      byes: [...tournament.teamSettings.byes, ...teamByes],
    },
  });
}

const RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ['1', '0'],
  ['=', '='],
  ['=', '='],
  ['0', '1'],
];
