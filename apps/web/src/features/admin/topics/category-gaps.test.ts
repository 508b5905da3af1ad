import { expect, it } from 'vitest';
import { gapOf, gapsInWords } from './category-gaps.ts';

const WHOLE = {
  id: 'a',
  name: 'Retail',
  is_active: true,
  subcategories: 6,
  ideas: 3,
  companies: 3,
  undivided: 0,
};

it('says what a category lacks, and nothing of one that lacks nothing', () => {
  expect(gapOf(WHOLE)).toBeNull();
  expect(gapOf({ ...WHOLE, subcategories: 0, undivided: 3 })).toBe('Offers no subcategory');
  expect(gapOf({ ...WHOLE, subcategories: 0, ideas: 0 })).toBe('No subcategory and no idea');
  expect(gapOf({ ...WHOLE, ideas: 0 })).toBe('Offers no topic idea');
  expect(gapOf({ ...WHOLE, undivided: 1 })).toBe('1 company without a subcategory');
  expect(gapOf({ ...WHOLE, is_active: false })).toBe('Withdrawn, still with 3 companies');
  expect(gapOf({ ...WHOLE, is_active: false, companies: 0 })).toBeNull();
});

it('says how many categories are offered, and how many of them are empty', () => {
  const empty = { ...WHOLE, subcategories: 0 };
  const withdrawn = { ...empty, is_active: false };
  expect(gapsInWords({ categories: [WHOLE, withdrawn] })).toBe(
    '1 category offered, each with subcategories and topic ideas.',
  );
  expect(gapsInWords({ categories: [WHOLE, empty, withdrawn] })).toBe(
    '2 categories offered, 1 without a subcategory.',
  );
  expect(gapsInWords({ categories: [WHOLE, { ...empty, ideas: 0 }] })).toBe(
    '2 categories offered, 1 without a subcategory, 1 without a topic idea.',
  );
});
