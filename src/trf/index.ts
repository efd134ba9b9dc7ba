export type { Diagnostic, DiagnosticData, Place, RelatedPlace, Severity } from './diagnostic.js';
export { hasErrors } from './diagnostic.js';
export type { ParsedTrf, ParseOptions, TrfDocument } from './parse.js';
export { parseTrf } from './parse.js';
export type { Unjudged } from './unjudged.js';
export { unjudgedRounds } from './unjudged.js';
