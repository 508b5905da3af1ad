/** How quickly and how well the product answers: calls by minute, processes, and what browsers measured. */
export { countCalls } from './calls.queries.ts';
export { createMeasuring, type Measuring } from './measuring.engine.ts';
export { sweepPerformance } from './performance.jobs.ts';
export { createBrowserMeasureRoutes, createPerformanceRoutes } from './performance.routes.ts';
export { averageOf, CALLS_MIN, errorRateOf } from './performance.rules.ts';
