import { type Diagnostic, renderDiagnostics as render } from '../trf/index.js';
import { type Paint, PLAIN, WIDTH, widthOf, wrap } from './layout.js';

/** Diagnostics with the lines they speak of, the wrong part underlined, at most 80 columns wide. */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  file: string,
  paint: Paint = PLAIN,
): string {
  const colours = {
    error: paint.red,
    warning: paint.yellow,
    info: paint.dim,
    frame: paint.dim,
    strong: paint.bold,
  };
  const text = render(diagnostics, { width: WIDTH, file, paint: colours });
  return text.split('\n').flatMap(wrapSentence).join('\n');
}

/** Frames fit already, and a place must stay in one piece. */
const wrapSentence = (line: string): string[] =>
  widthOf(line) <= WIDTH || /^[^:]*(\||-->)/.test(line) ? [line] : wrap(line, '      ');
