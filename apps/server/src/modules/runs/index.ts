/** Many checks in the background: planned, paced, resumed after a crash, and begun by the scheduler. */
export { startRefreshScheduler } from './refresh-scheduler.engine.ts';
export { type RunEngine, startRunEngine } from './run.engine.ts';
export { registerRunMetrics } from './run.metrics.ts';
export type { RunServices } from './run.services.ts';
export {
  countCutRuns,
  findNewestScheduledRun,
  listOpenScheduledRuns,
  listRunningVersions,
} from './run-progress.queries.ts';
export { createRunsRoutes } from './runs.routes.ts';
export { cancelEveryRun, cancelRunsOf } from './use-cases/cancel-run.ts';
export {
  completeRun,
  finishHeldRun,
  holdOpenRuns,
} from './use-cases/complete-run.ts';
