import { CRITERIA_FAULTS } from './criteria.mjs';
import { HISTORY_FAULTS } from './history.mjs';
import { ORDER_FAULTS } from './order.mjs';

export const FAULTS = [...CRITERIA_FAULTS, ...HISTORY_FAULTS, ...ORDER_FAULTS];
