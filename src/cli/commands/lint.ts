import { lintDiagnostics } from '../../lint/lint.js';
import { renderDiagnostics } from '../../report/diagnostics-text.js';
import { printable } from '../../report/layout.js';
import { type Diagnostic, hasErrors } from '../../trf/index.js';
import { ENGLISH } from '../../words/english.js';
import { eachInput, worse } from '../inputs.js';
import { EXIT, type ExitCode, type Io } from '../io.js';

export interface LintOptions {
  readonly json?: boolean;
}

/** `lint FILE...`: what is odd or wrong in the files themselves; pairings are not judged. */
export function runLint(paths: readonly string[], options: LintOptions, io: Io): ExitCode {
  const json: { file: string; diagnostics: readonly Diagnostic[] }[] = [];
  let exitCode: ExitCode = EXIT.conforms;
  const { exitCode: readCode } = eachInput(paths, io, ({ file, parsed }) => {
    const { tournament } = parsed;
    const diagnostics = lintDiagnostics(parsed, { file });
    if (!tournament) exitCode = worse(exitCode, EXIT.unreadable);
    else if (hasErrors(diagnostics)) exitCode = worse(exitCode, EXIT.differs);
    if (options.json) {
      json.push({ file, diagnostics });
      return;
    }
    const { paint } = io;
    const count = (severity: string): number =>
      diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const summary = [
      ENGLISH.counted(count('error'), 'error'),
      ENGLISH.counted(count('warning'), 'warning'),
      ENGLISH.counted(count('info'), 'remark'),
    ].join(', ');
    io.write(`${paint.bold(printable(file))}: ${summary}\n`);
    io.write(renderDiagnostics(diagnostics, file, paint));
  });
  if (options.json) io.write(`${JSON.stringify({ files: json }, null, 2)}\n`);
  return worse(exitCode, readCode);
}
