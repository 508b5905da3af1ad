// Group filters
export const topic = 'Topic';
export const allTopics = 'All topics';
export const tag = 'Tag';
export const allTags = 'All tags';
export const chosenTag = 'Chosen tag';
export const searchIntent = 'Search intent';
export const allIntents = 'All intents';
