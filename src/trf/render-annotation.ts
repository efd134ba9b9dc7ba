import type { Diagnostic, Severity } from './diagnostic.js';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * A diagnostic as a workflow command of GitHub Actions, which shows it beside the line of the file:
 * `::error file=open.trf,line=18,col=112,endColumn=114,title=trf/...::message`. Ends with a line feed.
 */
export function renderAnnotation(diagnostic: Diagnostic, file?: string): string {
  const { severity, code, message, place, why, help } = diagnostic;
  const name = place?.file ?? file;
  const properties = [
    ...(name === undefined ? [] : [`file=${escapeProperty(name)}`]),
    ...(place
      ? [`line=${place.line}`, `col=${place.column}`, `endColumn=${place.column + place.length}`]
      : []),
    `title=${escapeProperty(code)}`,
  ];
  const body = [message, why && `why: ${why}`, help && `help: ${help}`].filter(Boolean).join('\n');
  return `::${LEVELS[severity]} ${properties.join(',')}::${escapeData(body)}\n`;
}

/** Several diagnostics, one command each. */
export function renderAnnotations(diagnostics: readonly Diagnostic[], file?: string): string {
  return diagnostics.map((diagnostic) => renderAnnotation(diagnostic, file)).join('');
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
