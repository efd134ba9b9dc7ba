import { comparisonJson } from '../../report/check-json.js';
import { labelsOf } from '../../report/check-text.js';
import { type ExplainedBracket, explainPairing, renderExplanation } from '../../report/explain.js';
import { paragraph, printable } from '../../report/layout.js';
import { renderPairing } from '../../report/pairing-text.js';
import type { PairingWish, ParticipantFacts } from '../../systems/system.js';
import { answerWish, type OpenedRound, pairOpened, type WhatIfAnswer } from '../../words/index.js';
import { type Input, singleInput } from '../inputs.js';
import { EXIT, type ExitCode, type Io, usageError } from '../io.js';
import { openInput, type PairOptions } from './pair.js';

export interface ExplainOptions extends PairOptions {
  readonly with?: string;
  readonly without?: string;
}

/**
 * `explain FILE`: how the rules pair a round, bracket by bracket; with a wish, what it would cost to
 * fulfil it.
 */
export function runExplain(path: string, options: ExplainOptions, io: Io): ExitCode {
  const include = readPairs('--with', options.with);
  const exclude = readPairs('--without', options.without);
  const input = singleInput(path, io);
  if (!input) return EXIT.unreadable;
  const opened = openInput(input, options, io);
  if (include.length + exclude.length > 0) {
    return explainWish(input, opened, { include, exclude }, options, io);
  }
  const result = pairOpened(opened);
  if (result.kind === 'impossible') {
    io.writeError(`${input.file}: round ${opened.round} cannot be paired: ${result.reason}\n`);
    return EXIT.differs;
  }
  const brackets = explainPairing(opened, result);
  if (options.json) {
    const { round, system, assumptions } = opened;
    const { id, edition } = system;
    const json = {
      ...{ round, system: id, edition, assumptions },
      brackets: brackets.map(bracketJson),
    };
    io.write(`${JSON.stringify(json, null, 2)}\n`);
  } else {
    const labels = labelsOf(input.parsed.tournament, opened.system.unit === 'team');
    io.write(renderExplanation(opened, brackets, labels, io.paint));
  }
  return EXIT.conforms;
}

const factsJson = ({ score, ...facts }: ParticipantFacts) => ({ ...facts, score: score / 10 });

function bracketJson({ score, movedDown, residents, bye, way: _, ...rest }: ExplainedBracket) {
  return {
    ...rest,
    score: score / 10,
    movedDown: movedDown.map(factsJson),
    residents: residents.map(factsJson),
    bye: bye ?? null,
  };
}

/** "5-9,3-12": pairs of start numbers, their colours do not matter. */
function readPairs(name: string, text: string | undefined): readonly (readonly [number, number])[] {
  if (text === undefined) return [];
  return text.split(',').map((pair) => {
    const match = /^\s*(\d{1,4})\s*-\s*(\d{1,4})\s*$/.exec(pair);
    if (match && match[1] !== match[2]) return [Number(match[1]), Number(match[2])];
    throw usageError(`expected pairs such as 5-9,3-12 after ${name}, found "${text}"`);
  });
}

function explainWish(
  { file, parsed }: Input,
  opened: OpenedRound,
  wish: Required<PairingWish>,
  { json }: ExplainOptions,
  io: Io,
): ExitCode {
  const { round, system, case: open } = opened;
  const known = new Set(open.participants.map(({ id }) => id));
  const stranger = [...wish.include, ...wish.exclude].flat().find((id) => !known.has(id));
  if (stranger !== undefined)
    throw usageError(`${file}: ${stranger} is not paired in round ${round}`);
  const wanted = wish.include.flat();
  if (new Set(wanted).size < wanted.length) {
    throw usageError('expected everybody in one pair at most after --with');
  }
  const answer = answerWish(parsed.tournament!, opened, wish);
  const pairing = 'pairing' in answer ? answer.pairing : undefined;
  if (json) {
    io.write(`${JSON.stringify(wishJson(opened, answer), null, 2)}\n`);
  } else {
    const labels = labelsOf(parsed.tournament, system.unit === 'team');
    const pairs = (list: Required<PairingWish>['include']): string =>
      list.map((pair) => pair.join('-')).join(', ');
    const parts = [
      ...(wish.include.length > 0 ? [`with ${pairs(wish.include)}`] : []),
      ...(wish.exclude.length > 0 ? [`without ${pairs(wish.exclude)}`] : []),
    ];
    io.write(`${io.paint.bold(`Round ${round} ${parts.join(', ')}`)}\n`);
    for (const line of paragraph(printable(answer.sentence), '  ')) io.write(`${line}\n`);
    if (pairing) io.write(renderPairing(pairing, open.participants, labels, io.paint));
  }
  return pairing ? EXIT.conforms : EXIT.differs;
}

function wishJson({ round, system, assumptions }: OpenedRound, answer: WhatIfAnswer) {
  const pairing = 'pairing' in answer ? answer.pairing : undefined;
  return {
    round,
    system: system.id,
    edition: system.edition,
    assumptions,
    kind: answer.kind,
    sentence: answer.sentence,
    pairs: pairing?.pairs.map(({ white, black }) => [white, black]) ?? [],
    bye: pairing?.bye ?? null,
    ...(answer.kind === 'costs' && { cost: comparisonJson(answer.cost) }),
  };
}
