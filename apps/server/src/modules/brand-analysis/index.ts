/** How assistants describe a brand: its themes in their stored answers, insights, competitors beside it, and where only these are named. */
export { createBrandAnalysisRoutes } from './brand-analysis.routes.ts';
