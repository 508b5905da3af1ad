/** The kinds of business that companies choose from: categories, and what they are divided into. */
export { isOfferedCategory, isOfferedSubcategory } from './topics.queries.ts';
export { createTopicResourceRoutes, createTopicsRoutes } from './topics.routes.ts';
export { seedTopics } from './use-cases/seed-topics.ts';
