/** When each assistant is asked anew by itself, and when a person may ask again. */
export { nextRefreshAt, nextSlot, plannedRefreshAt, upgradedSince } from './refresh-time.rules.ts';
export { isRefreshed, TELLING_SHARE } from './refreshed.rules.ts';
export { createSchedulesRoutes } from './refreshes.routes.ts';
export {
  listDueUsers,
  listTracking,
  listUnplanned,
  planTracking,
  upsertTracking,
} from './tracking.queries.ts';
export { nextRefreshes } from './use-cases/next-refreshes.ts';
export { recordMissedRefresh, recordRefresh, refreshBasis } from './use-cases/record-refresh.ts';
export { refuseEarlyRefresh } from './use-cases/refresh-period.ts';
