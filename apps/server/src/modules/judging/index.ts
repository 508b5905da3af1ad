export { createJudgingRoutes } from './judging.routes.ts';
export { startJudgingEngine } from './judging-engine.ts';
