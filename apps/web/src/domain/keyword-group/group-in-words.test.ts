import { expect, it } from 'vitest';
import { groupInWords, listed } from './group-in-words.ts';
import { groupOf, isGrouped } from './group-search.ts';

const tags = [{ id: 'core', name: 'Core', color: '#06B6D4' as const }];

it('names each filter of a group, and a tag that was deleted as such', () => {
  expect(groupInWords({}, tags)).toEqual([]);
  expect(listed(groupInWords({ topic: 'Loans', tag: 'core', search_intent: 'local' }, tags))).toBe(
    'the topic “Loans”, the tag “Core”, and the search intent “Local”',
  );
  expect(groupInWords({ tag: 'gone' }, tags)).toEqual(['a deleted tag']);
});

it('takes from an address only what tells keywords apart', () => {
  const address = { topic: 'Loans', tag: undefined, page: 2 };
  expect(groupOf(address)).toEqual({ topic: 'Loans' });
  expect(isGrouped(address)).toBe(true);
  expect(isGrouped({ ...address, topic: undefined })).toBe(false);
});
