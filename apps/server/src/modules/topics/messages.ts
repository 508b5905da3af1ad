import { message } from '@answerscope/contract';

// Topic resources
/** {count}: in the category */
export const subcategoriesInCategory = message(
  '{count, plural, one {# subcategory is} other {# subcategories are}} in this category. Please put them in the trash or in another category first.',
);
/** {count}: in the category */
export const ideasInCategory = message(
  '{count, plural, one {# topic idea is} other {# topic ideas are}} in this category. Please put them in the trash or in another category first.',
);
/** {subcategories}, {ideas}: in the category */
export const bothInCategory = message(
  '{subcategories, plural, one {# subcategory} other {# subcategories}} and {ideas, plural, one {# topic idea} other {# topic ideas}} are in this category. Please put them in the trash or in another category first.',
);
/** {count}: of the subcategory */
export const ideasForSubcategory = message(
  '{count, plural, one {# topic idea is} other {# topic ideas are}} for this subcategory. Please put them in the trash or give them another one first.',
);
export const subcategoryGone = 'This subcategory is gone. Please choose another one.';
export const subcategoryOfOtherCategory = 'This subcategory is part of another category.';
export const categoryGone = 'This category is gone. Please choose another one.';
