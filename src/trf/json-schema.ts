import { BYE_KINDS, GAME_RESULTS } from '../model/index.js';

/** The part of JSON Schema (2020-12) that the tournament format needs. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const string = (description: string): JsonSchema => ({ type: 'string', description });
const points = (description: string): JsonSchema => ({
  type: 'integer',
  description: `${description}, in tenths of a point`,
  minimum: -1_000_000,
  maximum: 1_000_000,
});
const integer = (description: string, minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  description,
  minimum,
  maximum,
});
const list = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  description,
  items,
});
const oneOf = (values: readonly (string | number)[], description: string): JsonSchema => ({
  enum: values,
  description,
});
const flag = (description: string): JsonSchema => ({ type: 'boolean', description });

function object(
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return { type: 'object', description, properties, required, additionalProperties: false };
}

const id = integer('start number', 1, 99_999);
const ids = (description: string): JsonSchema => list(id, description);
const teamId = integer('team number', 1, 99_999);
const roundNumber = integer('round', 1, 999);
const result = oneOf(GAME_RESULTS, 'result letter of TRF; * is a game without a result');

const info = object('descriptive header records, as texts', {
  ...{ name: string('012'), city: string('022'), federation: string('032') },
  ...{ startDate: string('042'), endDate: string('052'), playerCount: string('062') },
  ...{ ratedPlayerCount: string('072'), teamCount: string('082'), type: string('092') },
  ...{ chiefArbiter: string('102'), timeControl: string('122') },
  ...{ codedTimeControl: string('222'), startRankMethod: string('172') },
  pairingProgram: string('182'),
  deputies: list(string('name'), '112'),
  roundDates: list(string('YY/MM/DD'), '132'),
});

const SCORING_KEYS = [
  ...['whiteWin', 'blackWin', 'whiteDraw', 'blackDraw', 'whiteLoss', 'blackLoss'],
  ...['forfeitWin', 'forfeitLoss', 'fullBye', 'halfBye', 'zeroBye', 'pab', 'unknown'],
];
const scoring = object(
  'points of every kind of result',
  Object.fromEntries(SCORING_KEYS.map((key) => [key, points(key)])),
  SCORING_KEYS,
);

const range = {
  from: integer('first round', 0, 999),
  to: integer('last round', 0, 999),
};

const settings = object('rules of the tournament', {
  roundCount: integer('rounds planned (142, XXR)', 1, 999),
  initialColour: oneOf(['white', 'black'], 'colour of the first player in round 1 (152, XXC)'),
  scoring,
  typeCode: string('coded type (192), e.g. FIDE_DUTCH_2026'),
  rankByFileOrder: flag('fileOrder is the ranking (XXC rank)'),
  acceleration: list(
    object(
      'virtual points for a range of numbers and rounds (250, XXA)',
      {
        points: points('individuals, or game points'),
        matchPoints: points('teams'),
        ...range,
        firstId: integer('first number', 0, 99_999),
        lastId: integer('last number', 0, 99_999),
        source: oneOf(['XXA', '250'], 'record'),
      },
      ['points', 'matchPoints', 'from', 'to', 'firstId', 'lastId', 'source'],
    ),
    'acceleration',
  ),
  forbidden: list(
    object(
      'players or teams that may not meet each other (260, XXP)',
      {
        ids: list(integer('number', 0, 99_999), 'numbers'),
        ...range,
        source: oneOf(['XXP', '260'], 'record'),
      },
      ['ids', 'from', 'to', 'source'],
    ),
    'forbidden pairs',
  ),
  adjustments: list(
    object(
      'abnormal points (299)',
      {
        kind: oneOf(['W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ''], 'result, or "" for a bonus'),
        matchPoints: points('match points'),
        points: points('points or game points'),
        round: integer('round, 0 for all', 0, 999),
        ids: list(integer('number', 0, 99_999), 'numbers; none: everybody'),
      },
      ['kind', 'round', 'ids'],
    ),
    'bonuses, penalties and abnormal values',
  ),
  tieBreaks: list(string('code'), 'order of the standings (212)'),
  decisiveTieBreaks: list(string('code'), 'tie-breaks that were used (202)'),
});

const national = object(
  'a national rating (NRS)',
  {
    ...{ federation: string('code'), sex: string('m, w'), classification: string('class') },
    ...{ name: string('name'), origin: string('origin'), nationalId: string('number') },
    birth: string('birth date'),
    rating: integer('rating', 0, 9999),
  },
  ['federation', 'sex', 'classification', 'name', 'origin', 'nationalId', 'birth'],
);

const player = object(
  'a player (001)',
  {
    id,
    ...{ name: string('Last, First'), sex: string('m, w or empty'), title: string('GM, ...') },
    rating: integer('FIDE rating', 0, 999_999_999),
    ...{ federation: string('three letters'), fideId: string('FIDE number') },
    birth: string('YYYY/MM/DD'),
    statedPoints: points('points as the file states them'),
    statedRank: integer('rank as the file states it', 0, 999_999_999),
    national: list(national, 'national ratings'),
  },
  ['id'],
);

const round = object(
  'a round; without games it is the one to pair, and the byes are announced',
  {
    number: roundNumber,
    games: list(
      object(
        'a game or forfeit',
        {
          white: id,
          black: id,
          whiteResult: result,
          blackResult: result,
          coloursKnown: flag('false for a forfeit without colours'),
        },
        ['white', 'black', 'whiteResult', 'blackResult', 'coloursKnown'],
      ),
      'games',
    ),
    byes: list(
      object(
        'a round without an opponent',
        {
          player: id,
          kind: oneOf(BYE_KINDS, 'F full point, H half point, U pairing-allocated, Z zero points'),
          spelling: string('how the file wrote it, when not by the letter of the kind'),
          source: oneOf(['240', 'XXZ'], 'record that announced it'),
        },
        ['player', 'kind'],
      ),
      'byes',
    ),
  },
  ['number', 'games', 'byes'],
);

const team = object(
  'a team (310, 013)',
  {
    id: teamId,
    ...{ name: string('name'), nickname: string('short name') },
    strength: integer('average rating', 0, 999_999_999),
    statedMatchPoints: points('match points as the file states them'),
    statedGamePoints: points('game points as the file states them'),
    statedRank: integer('rank', 0, 999_999_999),
    members: ids('players in board order'),
  },
  ['id'],
);

const teamSettings = object('rules and records of a team event', {
  matchWin: points('match points of a win (362)'),
  matchDraw: points('match points of a draw'),
  matchLoss: points('match points of a loss'),
  boardColours: string('colours of the first team by board (352), e.g. WBWB'),
  pabMatchPoints: points('match points of the pairing-allocated bye (320)'),
  pabGamePoints: points('game points of the pairing-allocated bye (320)'),
  forfeitedMatches: list(
    object(
      'a forfeited match (330)',
      {
        round: roundNumber,
        white: teamId,
        black: teamId,
        winner: oneOf(['white', 'black', 'none'], 'winner'),
      },
      ['round', 'white', 'black', 'winner'],
    ),
    'forfeited matches',
  ),
  lineUps: list(
    object(
      'board order of a match (300)',
      {
        round: roundNumber,
        team: teamId,
        opponent: teamId,
        players: list(integer('player, 0 for an empty board', 0, 99_999), 'by board'),
      },
      ['round', 'team', 'opponent', 'players'],
    ),
    'line-ups',
  ),
  byes: list(
    object(
      'a bye of a team (320, 240)',
      { round: roundNumber, team: teamId, kind: oneOf(BYE_KINDS, 'as for players') },
      ['round', 'team', 'kind'],
    ),
    'byes',
  ),
});

/** Name and version of the JSON form of a tournament. */
export const JSON_FORMAT = 'pairing-checker-tournament';
export const JSON_VERSION = 1;

/** The JSON form of a tournament; points are integers in tenths. Published in docs/. */
export const TOURNAMENT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Chess tournament for pairing-checker',
  ...object(
    'A chess tournament. All points are integers in tenths: 15 is one and a half.',
    {
      format: { const: JSON_FORMAT, description: 'name of this format' },
      version: { const: JSON_VERSION, description: 'version of this format' },
      info,
      settings,
      players: list(player, 'players'),
      fileOrder: ids('start numbers in the order of the report'),
      rounds: list(round, 'rounds, numbered from 1 without gaps'),
      teams: list(team, 'teams'),
      teamSettings,
    },
    ['format', 'version', 'players'],
  ),
};
