export type { Case } from './candidate.js';
export type {
  CauseConfidence,
  CauseEffort,
  CauseFacts,
  LikelyCauseKind,
  PointsOfGroup,
} from './facts.js';
export { CAUSE_EFFORTS, CONFIDENCES, LIKELY_CAUSES } from './facts.js';
export { findCauses, mayHaveCauses } from './search.js';
