import { expect, it } from 'vitest';
import { categoryInWords, OFFERED_CATEGORIES, storedCategory } from './theme-category.ts';

it('an offered category is stored by one name, and any other as it was typed', () => {
  for (const label of OFFERED_CATEGORIES) expect(categoryInWords(storedCategory(label))).toBe(label);
  expect(categoryInWords(storedCategory('Sustainability'))).toBe('Sustainability');
});
