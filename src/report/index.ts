export { checkFileJson } from './check-json.js';
export { CHECK_SCHEMA } from './check-schema.js';
export { type Labels, labelsOf, renderCheck } from './check-text.js';
export {
  type ExplainedBracket,
  type ExplainedPair,
  type ExplainedRound,
  explainPairing,
  explainRecorded,
  renderExplanation,
} from './explain.js';
export { renderHtmlReport } from './html/page.js';
export { type Paint, PLAIN } from './layout.js';
export { documentWithPairing } from './pair-into.js';
export { engineFormat, renderPairing } from './pairing-text.js';
