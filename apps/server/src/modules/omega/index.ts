/** Statuses that administrators force: what is shown and counted in the place of what answers say. */
export { forcedStatusSql, listForcedAt, listForcedNow, shownStateSql } from './omega.queries.ts';
export { type ForcedCounts, shownStateOf } from './omega.rules.ts';
export {
  findOmegaOverrideInForce,
  listOmegaOverrides,
  type OmegaTarget,
} from './omega-overrides.queries.ts';
export { liftOmegaOverride } from './use-cases/lift-omega-override.ts';
export { setOmegaOverride } from './use-cases/set-omega-override.ts';
