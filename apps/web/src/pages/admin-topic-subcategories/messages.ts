// Topic subcategories page
export const topicSubcategories = 'Topic Subcategories';
export const name = 'Name';
export const category = 'Category';
export const description = 'Description';
