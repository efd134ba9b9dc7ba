import { labelsOf } from '../../report/check-text.js';
import { type ExplainedBracket, explainPairing, renderExplanation } from '../../report/explain.js';
import type { ParticipantFacts } from '../../systems/system.js';
import { pairOpened } from '../../verify/index.js';
import { singleInput } from '../inputs.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { openInput, type PairOptions } from './pair.js';

/** `explain FILE`: how the rules pair a round, bracket by bracket. */
export function explain(path: string, options: PairOptions, io: Io): ExitCode {
  const input = singleInput(path, io);
  if (!input) return EXIT.unreadable;
  const opened = openInput(input, options, io);
  const result = pairOpened(opened, true);
  if (result.kind === 'impossible') {
    io.writeError(`${input.file}: round ${opened.round} cannot be paired: ${result.reason}\n`);
    return EXIT.differs;
  }
  const brackets = explainPairing(opened, result);
  if (options.json) {
    const { round, system } = opened;
    const { id, edition } = system;
    const json = { round, system: id, edition, brackets: brackets.map(bracketJson) };
    io.write(`${JSON.stringify(json, null, 2)}\n`);
  } else {
    const labels = labelsOf(input.parsed.tournament, opened.system.unit === 'team');
    io.write(renderExplanation(opened, brackets, labels, io.paint));
  }
  return EXIT.conforms;
}

const factsJson = ({ score, ...facts }: ParticipantFacts) => ({ ...facts, score: score / 10 });

function bracketJson({ score, movedDown, residents, bye, ...rest }: ExplainedBracket) {
  return {
    ...rest,
    score: score / 10,
    movedDown: movedDown.map(factsJson),
    residents: residents.map(factsJson),
    bye: bye ?? null,
  };
}
