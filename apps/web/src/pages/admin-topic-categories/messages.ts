// Topic categories page
export const topicCategories = 'Topic Categories';
