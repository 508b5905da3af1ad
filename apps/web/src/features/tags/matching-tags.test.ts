import { TAG_COLORS, type Tag } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { matchingTags, nextColor } from './matching-tags.ts';

const tag = (name: string, color: Tag['color'] = '#3B82F6'): Tag => ({
  id: name,
  name,
  color,
  keyword_count: 0,
});

it('a tag is found by a part of its name in any case, and known by all of it', () => {
  const tags = [tag('Core product'), tag('Pricing')];
  expect(matchingTags(tags, 'PROD')).toEqual({ found: [tags[0]], isKnown: false });
  expect(matchingTags(tags, ' pricing ')).toEqual({ found: [tags[1]], isKnown: true });
  expect(matchingTags(tags, '')).toEqual({ found: tags, isKnown: false });
  expect(matchingTags(tags, 'other').found).toEqual([]);
});

it('a new tag gets a color that is not used yet, and then the one used least', () => {
  expect(nextColor([])).toBe('#3B82F6');
  expect(nextColor([tag('a', '#3B82F6'), tag('b', '#F59E0B')])).toBe('#10B981');
  const all = TAG_COLORS.map((color) => tag(color, color));
  expect(nextColor([...all, tag('again', '#3B82F6')])).toBe('#10B981');
});
