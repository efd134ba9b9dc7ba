export type { Unjudged } from './codes.js';
export { contradictoryRounds, unjudgedRounds } from './codes.js';
export type { Confidence, TextEncoding } from './decode.js';
export type { Diagnostic, DiagnosticData, Place, RelatedPlace, Severity } from './diagnostic.js';
export { hasErrors } from './diagnostic.js';
export type { Dialect, Target } from './dialects.js';
export { DIALECTS, TARGETS } from './dialects.js';
export type { TrfDocument, TrfLine } from './document.js';
export { documentBytes, documentText, parseDocument } from './document.js';
export type { EncodingName } from './encodings.js';
export { ENCODING_NAMES } from './encodings.js';
export type { FieldName, FieldSpan } from './fields.js';
export { fieldSpans, setField } from './fields.js';
export type { ReadJson, TournamentJson } from './json.js';
export { fromJson, toJson } from './json.js';
export type { JsonSchema } from './json-schema.js';
export { TOURNAMENT_SCHEMA } from './json-schema.js';
export type { ParsedTrf, ParseOptions } from './parse.js';
export { parseTrf } from './parse.js';
export type { DiagnosticPaint, RenderOptions } from './render.js';
export {
  renderAnnotation,
  renderAnnotations,
  renderDiagnostic,
  renderDiagnostics,
} from './render.js';
export type { WriteOptions, WrittenTrf } from './write.js';
export { writeTrf } from './write.js';
