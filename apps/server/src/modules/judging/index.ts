/** Judging all answers again when names or rules change, as a preview first. */
export { BundleError, recompute } from './bundle/recompute.ts';
export { createJudgingRoutes } from './judging.routes.ts';
export { startJudgingEngine } from './judging-engine.ts';
