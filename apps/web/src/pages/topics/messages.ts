// Topics page
export const categories = 'Categories';
export const yourTopicsNotLoaded = 'Your topics could not be loaded';
export const allKeywords = 'All keywords';
export const noTopicsYet = 'No topics yet';
export const aTopicOwnLabelFor = 'Group keywords by topic to see where you are strong. Add keywords first.';
export const aTopicOwnLabelForKeywords = 'Group keywords by topic to see where you are strong.';
export const addKeywords = 'Add keywords';
export const giveKeywordsATopic = 'Give keywords a topic';
