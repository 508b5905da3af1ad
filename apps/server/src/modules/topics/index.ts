/** The kinds of business that companies choose from: categories, and what they are divided into. */
export { listOfferedIdeas } from './topic-ideas.queries.ts';
export { findOfferedTopic, isOfferedCategory, isOfferedSubcategory } from './topics.queries.ts';
export { createTopicResourceRoutes, createTopicsRoutes } from './topics.routes.ts';
export { seedTopicIdeas } from './use-cases/seed-topic-ideas.ts';
export { seedTopics } from './use-cases/seed-topics.ts';
