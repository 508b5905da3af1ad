// Topic categories page
export const topicCategories = 'Topic Categories';
export const name = 'Name';
export const description = 'Description';
