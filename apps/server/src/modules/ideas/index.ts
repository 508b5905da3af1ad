/** Topics that a user could follow: from the kind of business and from stored answers, and what was decided about each. */
export { createTopicIdeasRoutes } from './ideas.routes.ts';
