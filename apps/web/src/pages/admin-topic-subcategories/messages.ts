// Topic subcategories page
export const topicSubcategories = 'Topic Subcategories';
