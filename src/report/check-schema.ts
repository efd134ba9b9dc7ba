import { CONFIDENCES, FINDING_KINDS, LIKELY_CAUSES, VERDICTS } from '../verify/index.js';

const ids = (description: string) => ({ type: 'array', items: { type: 'integer' }, description });
const boards = (description: string) => ({
  type: 'array',
  items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  description,
});
const text = (description: string) => ({ type: 'string', description });
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description });

const bracket = {
  type: 'object',
  description: 'a bracket of the regulation pairing',
  required: ['number', 'score', 'members'],
  properties: {
    number: { type: 'integer', minimum: 1, description: 'from 1, in pairing order' },
    score: { type: 'number', description: 'points of its residents' },
    members: ids('start numbers in bracket order, moved-down players first'),
  },
};

const illegality = {
  type: 'object',
  required: ['kind', 'article', 'round'],
  properties: {
    kind: text('rematch, forbidden, absolute-colour or bye-barred'),
    article: text('the rule that is broken'),
    round: { type: 'integer', description: 'the earlier round to blame, 0 for none' },
  },
};

const finding = {
  type: 'object',
  required: ['kind', 'who', 'given', 'regulation', 'sentence'],
  properties: {
    kind: { enum: FINDING_KINDS },
    who: ids('start numbers of players, or numbers of teams'),
    given: boards('[white, black] as given; black 0 is the bye'),
    regulation: boards('[white, black] by the rules'),
    bracket,
    illegality,
    article: text('the rule that gives the colours or orders the boards'),
    histories: texts('colours so far of those concerned'),
    place: { type: 'integer', minimum: 1, description: 'number of the board' },
    consequence: { type: 'boolean', description: 'it only follows from the decisive bracket' },
    sentence: text('the finding in words'),
  },
};

const outcome = {
  type: 'object',
  required: ['pairs', 'downfloaters'],
  properties: { pairs: boards('pairs, the higher ranked first'), downfloaters: ids('who floats') },
};

const criterionValue = {
  type: 'object',
  required: ['values', 'players'],
  properties: {
    values: { type: 'array', items: { type: 'number' } },
    players: ids('who cause the values'),
  },
};

const criterion = {
  type: 'object',
  required: ['id', 'article', 'title', 'kind', 'given', 'regulation'],
  properties: {
    id: text('C12, C.10 or B.3, as the edition names it'),
    article: text('where the rules have it'),
    title: text('what is counted'),
    kind: { enum: ['count', 'scores', 'countThenScores'] },
    given: criterionValue,
    regulation: criterionValue,
  },
};

const decisive = {
  type: 'object',
  description: 'the first bracket where given and regulation part',
  required: ['bracket', 'given', 'regulation', 'sentence'],
  properties: {
    bracket,
    given: outcome,
    regulation: outcome,
    decision: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['illegal', 'completion', 'criterion', 'order'] }, criterion },
    },
    illegality,
    criteria: { type: 'array', items: criterion },
    sentence: text('where they part'),
    reason: text('what decides there'),
  },
};

const cause = {
  type: 'object',
  description: 'a smallest change of the data under which given pairings are the prescribed ones',
  required: ['kind', 'who', 'rounds', 'exact', 'alternatives', 'confidence', 'sentence'],
  properties: {
    kind: { enum: LIKELY_CAUSES },
    who: ids('those concerned'),
    rounds: ids('the differing rounds that it makes conform'),
    exact: {
      type: 'boolean',
      description:
        'these rounds are reproduced: pairs, colours and bye; false: it only describes them',
    },
    alternatives: {
      type: 'integer',
      minimum: 0,
      description: 'how many other changes of the same size fit as many rounds',
    },
    confidence: { enum: CONFIDENCES },
    round: { type: 'integer', minimum: 1, description: 'the earlier round it lies in' },
    colour: text('the initial colour it would have been'),
    acceleration: text('the acceleration it would have been: none, baku or groups'),
    groups: {
      type: 'array',
      items: {
        type: 'object',
        required: ['lastId', 'from', 'to', 'points'],
        properties: {
          lastId: { type: 'integer', description: 'last start number with the points' },
          from: { type: 'integer', description: 'first round with the points' },
          to: { type: 'integer', description: 'last round with the points' },
          points: { type: 'number', description: 'virtual points' },
        },
      },
    },
    result: text('the result of White it would have been'),
    boards: boards('boards made by hand: paired apart, exchanged, or with colours turned'),
    behind: ids('whom each of `who` stood behind in the ranking; 0 for the top'),
    sentence: text('the cause in words'),
  },
};

const diagnostic = {
  type: 'object',
  required: ['code', 'severity', 'message', 'related', 'data'],
  properties: {
    code: text('stable name'),
    severity: { enum: ['error', 'warning', 'info'] },
    message: text('what is odd or wrong'),
    place: {
      type: 'object',
      required: ['line', 'column', 'length', 'lineText'],
      properties: {
        file: text('name of the file'),
        line: { type: 'integer', minimum: 1 },
        column: { type: 'integer', minimum: 1, description: 'in characters' },
        length: { type: 'integer', minimum: 0 },
        lineText: text('the line'),
      },
    },
    related: { type: 'array', items: { type: 'object' } },
    why: text('the rule or record that is not met'),
    help: text('what to do'),
    data: { type: 'object' },
  },
};

const verdict = { enum: VERDICTS };

const assumed = {
  type: 'array',
  items: {
    type: 'object',
    required: ['what'],
    properties: { what: { enum: ['system', 'edition', 'date', 'initialColour'] } },
  },
  description: 'the same as facts',
};

/** JSON Schema (2020-12) of the object that `check --json` prints. Keys may be added. */
export const CHECK_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'pairing-checker check --json',
  type: 'object',
  required: ['files'],
  properties: {
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['file', 'verdict', 'system', 'edition', 'assumptions', 'rounds', 'diagnostics'],
        properties: {
          file: text('as given on the command line'),
          verdict,
          reason: text('why the whole file is not judged'),
          summary: text('how many rounds conform, and which others have a likely cause'),
          system: { type: ['string', 'null'], description: 'dutch, olympiad or team' },
          edition: { type: ['string', 'null'], description: 'edition of the rules' },
          assumptions: texts('what was taken for granted'),
          assumed,
          identified: {
            type: 'array',
            items: {
              type: 'object',
              required: ['system', 'edition', 'acceleration', 'conforming', 'judged'],
            },
            description: 'with --identify: the rounds that each system prescribes, best first',
          },
          event: {
            type: 'object',
            required: ['what'],
            properties: { what: { enum: ['named', 'teams', 'schedule'] } },
            description: 'what the event is, when it is none that can be judged here',
          },
          conformsTo: texts('other editions to which all judged rounds conform'),
          causes: {
            type: 'array',
            items: cause,
            description: 'changes that explain several rounds together',
          },
          rounds: {
            type: 'array',
            items: {
              type: 'object',
              required: ['round', 'verdict', 'findings'],
              properties: {
                round: { type: 'integer', minimum: 1 },
                verdict,
                reason: text('why it is not judged, or the words that declare it manual'),
                findings: { type: 'array', items: finding },
                decisive,
                conformsTo: texts('other editions that prescribe the given pairing'),
                causes: { type: 'array', items: cause },
              },
            },
          },
          diagnostics: { type: 'array', items: diagnostic },
        },
      },
    },
  },
} as const;
