export { BRACKET_SHAPES, type BracketShape } from './bracket-shape.js';
export type { CampaignOptions } from './campaign.js';
export { runCampaign } from './campaign.js';
export type { Cause, CauseKind } from './cause.js';
export { CAUSE_KINDS } from './cause.js';
export type { RuleCoverage } from './coverage.js';
export { rulesAtWork } from './coverage.js';
export type {
  EngineAnswer,
  EngineFailure,
  EnginePairing,
  EngineRefusal,
  FailureKind,
  PairingEngine,
} from './engine.js';
export { FAILURE_KINDS, regulationEngine } from './engine.js';
export { answerText, findingText, verdictText } from './finding-text.js';
export type { Judgement, Regulation } from './judge.js';
export { judgeAnswer } from './judge.js';
export { readEngineOutput } from './read-output.js';
export type { FuzzCase, Recipe } from './recipes.js';
export { makeCase, RECIPES, recipesFor, TEAM_RECIPES } from './recipes.js';
export { countedRules } from './rule-names.js';
export type { Rules } from './rules.js';
export type { ShrinkOptions, Shrunk } from './shrink.js';
export { shrinkTournament } from './shrink.js';
export type { CampaignState, FuzzFinding } from './state.js';
export { whyNotResumable } from './state.js';
