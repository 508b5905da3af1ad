export { BundleError, recompute } from './bundle/recompute.ts';
export { createJudgingRoutes } from './judging.routes.ts';
export { startJudgingEngine } from './judging-engine.ts';
