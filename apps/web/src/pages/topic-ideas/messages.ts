import { message } from '@answerscope/contract';

// Topic ideas page
export const topicIdeas = 'Topic Ideas';
export const yourTopics = 'Your topics';
export const topicIdeasNotLoaded = 'Topic ideas could not be loaded';
export const partsOfTopicIdeas = 'Topic ideas';
export const ideas = 'Ideas';
export const putOff = 'Later';
export const ideasPutOff = 'Ideas for later';
export const dismissedIdeas = 'Dismissed ideas';
export const noIdeaIsDismissed = 'No idea is dismissed. A dismissed idea is not offered again.';
export const loadingTopicIdeas = 'Loading topic ideas...';
export const chooseACategory = 'Choose a category';
export const whichKindBusiness = 'Which kind of business are you?';
export const ideasFollowFromBusinessCategory =
  'Ideas follow from your business category, and from names that come up often in answers. Choose a category in your profile to get the first ones.';
export const noOpenIdeas = 'No open ideas';
export const addKeywords = 'Add keywords';
export const dismissed = 'Dismissed';
/** {part}: 'Later' or 'Dismissed'; {count}: ideas in it */
export const partAndCount = message('{part} ({count, number})');
/** {days}: how long an idea is put off */
export const noIdeaIsPutOff = message(
  'No idea is here. “Later” moves an idea here for {days, plural, one {# day} other {# days}}.',
);
export const sayWhichKindOfBusiness =
  'Say in your profile which kind of business you are to get ideas for it.';
/** {category}: of the business */
export const noMoreIdeas = message(
  'There are no more ideas to decide on for {category}. New ideas come when your answers often name a company that none of your keywords asks about.',
);
