/** How assistants describe a brand: its themes in their stored answers, insights, competitors beside it. */
export { createBrandAnalysisRoutes } from './brand-analysis.routes.ts';
