/** Many checks in the background: planned, paced, resumed after a crash, and begun by the scheduler. */
export { countIdleChannels } from './idle-channels.queries.ts';
export { startRefreshScheduler } from './refresh-scheduler.engine.ts';
export { type RunEngine, startRunEngine } from './run.engine.ts';
export { registerRunMetrics } from './run.metrics.ts';
export type { RunServices } from './run.services.ts';
export { findBackgroundRun } from './run-progress.queries.ts';
export { listRunsUnderWay } from './run-rows.queries.ts';
export { createRunsRoutes } from './runs.routes.ts';
export { cancelEveryRun, cancelOpenRun, cancelRunsOf } from './use-cases/cancel-run.ts';
export { writeRun } from './use-cases/write-run.ts';
