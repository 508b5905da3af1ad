import { message } from '@answerscope/contract';

// Group filters
export const topic = 'Topic';
export const allTopics = 'All topics';
export const tag = 'Tag';
export const allTags = 'All tags';
export const chosenTag = 'Chosen tag';
export const searchIntent = 'Search intent';
export const allIntents = 'All intents';

// Group in words
/** {topic}: its name */
export const theTopic = message('the topic “{topic}”');
/** {tag}: its name */
export const theTag = message('the tag “{tag}”');
export const tagThatIsGone = 'a deleted tag';
/** {intent}: its label */
export const theSearchIntent = message('the search intent “{intent}”');
