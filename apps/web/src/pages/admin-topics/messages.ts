import { message } from '@answerscope/contract';

// Admin topics page
export const topicsManagement = 'Topics Management';
export const topicCategories = 'Topic Categories';
export const topicSubcategories = 'Topic Subcategories';
export const topicIdeas = 'Topic Ideas';
export const theTopicsNotLoaded = 'The topics could not be loaded';
/** {companies}: of all users; {without}: how many of them chose no category */
export const companiesAndGaps = message(
  '{companies, plural, one {# company} other {# companies}}, {without, number} without a category',
);
