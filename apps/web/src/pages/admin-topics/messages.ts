// Admin topics page
export const topicsManagement = 'Topics Management';
export const topicCategories = 'Topic Categories';
export const topicSubcategories = 'Topic Subcategories';
export const topicIdeas = 'Topic Ideas';
export const theTopicsNotLoaded = 'The topics could not be loaded';
