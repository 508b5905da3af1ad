// Topic ideas page
export const topicIdeas = 'Topic Ideas';
export const yourTopics = 'Your topics';
export const topicIdeasNotLoaded = 'Topic ideas could not be loaded';
export const topicIdeas2 = 'Topic ideas';
export const ideas = 'Ideas';
export const putOff = 'Put off';
export const ideasPutOff = 'Ideas put off';
export const dismissedIdeas = 'Dismissed ideas';
export const noIdeaIsDismissed = 'No idea is dismissed. A dismissed idea is not offered again.';
export const loadingTopicIdeas = 'Loading topic ideas...';
export const chooseACategory = 'Choose a category';
export const whichKindBusiness = 'Which kind of business are you?';
export const ideasFollowFromBusinessCategory =
  'Ideas follow from your business category, and from names that come up often in your answers. Choose a category in your profile to get the first ones.';
export const noOpenIdeas = 'No open ideas';
export const addKeywords = 'Add keywords';
