/** Judging all answers again when names or rules change, as a preview first. */
export { startJudgingEngine } from './judging.engine.ts';
export { createJudgingRoutes } from './judging.routes.ts';
export { BundleError, recompute } from './use-cases/recompute.ts';
