export type { LintReport } from './lint.js';
export { lintDiagnostics, lintTrf } from './lint.js';
