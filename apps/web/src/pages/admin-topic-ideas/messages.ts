// Topic ideas page
export const topicIdeas = 'Topic Ideas';
