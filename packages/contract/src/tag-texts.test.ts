import { expect, test } from 'vitest';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';

test('what is said of tags that are refused', () => {
  expect(FRIENDLY_ERRORS.tags).toEqual({
    name_required: 'Tag name is required',
    name_too_long: 'Tag name must be at most 50 characters',
    invalid_name: 'Please enter a valid tag name',
    name_separates: 'A tag name cannot contain a comma or a semicolon',
    duplicate: 'You already have a tag with this name.',
    too_many: "You've reached the limit of 200 tags. Delete one to add another.",
    too_many_on_keyword: 'A keyword can have at most 20 tags.',
    no_keywords: 'Please choose at least one keyword.',
    no_tags: 'Please choose at least one tag.',
    too_many_keywords: 'At most 1,000 keywords can be tagged at once.',
    merged_with_itself: 'A tag cannot be merged into itself.',
  });
});
