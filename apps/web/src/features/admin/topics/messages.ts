import { message } from '@answerscope/contract';

// Category columns
export const subcategories = 'Subcategories';
export const ideas = 'Ideas';
/** {count}: of the {category}, its name */
export const subcategoriesOf = message(
  '{count, plural, one {# subcategory} other {# subcategories}} of {category}',
);
/** {count}: of the {category}, its name */
export const ideasOf = message('{count, plural, one {# topic idea} other {# topic ideas}} of {category}');

// Category gaps
export const offersNothing = 'No subcategory and no idea';
export const offersNoSubcategory = 'Offers no subcategory';
export const offersNoTopicIdea = 'Offers no topic idea';
/** {companies}: that chose the category */
export const withdrawnWithCompanies = message(
  'Withdrawn, still with {companies, plural, one {# company} other {# companies}}',
);
/** {companies}: that chose none of its subcategories */
export const companiesUndivided = message(
  '{companies, plural, one {# company} other {# companies}} without a subcategory',
);
/** {offered}: categories that can be chosen */
export const allComplete = message(
  '{offered, plural, one {# category} other {# categories}} offered, each with subcategories and topic ideas.',
);
/** {offered}: categories that can be chosen, of which {empty} have no subcategory and {silent} no topic idea */
export const someIncomplete = message(
  '{offered, plural, one {# category} other {# categories}} offered{empty, plural, =0 {} other {, # without a subcategory}}{silent, plural, =0 {} other {, # without a topic idea}}.',
);

// Category table
export const categories = 'Categories';
export const category = 'Category';
export const companies = 'Companies';
export const gap = 'Gap';
