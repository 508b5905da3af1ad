// Topic ideas page
export const topicIdeas = 'Topic Ideas';
export const topic = 'Topic';
export const forWhom = 'For';
export const questions = 'Questions';
