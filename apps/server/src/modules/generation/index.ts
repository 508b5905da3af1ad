/** Keywords that an assistant thinks of for a company, in batches to choose from. */
export { createGenerationRoutes } from './generation.routes.ts';
export { describeFacts } from './ideas.rules.ts';
