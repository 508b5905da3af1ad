// Topics page
export const categories = 'Categories';
export const yourTopicsNotLoaded = 'Your topics could not be loaded';
export const allKeywords = 'All keywords';
export const noTopicsYet = 'No topics yet';
export const aTopicOwnLabelFor =
  'A topic is your own label for keywords that belong together. Add keywords first, and see here how often you are mentioned for each topic.';
export const aTopicOwnLabelForKeywords =
  'A topic is your own label for keywords that belong together. Select keywords and give them one: here you see how often you are mentioned for each.';
export const addKeywords = 'Add keywords';
export const giveKeywordsATopic = 'Give keywords a topic';
