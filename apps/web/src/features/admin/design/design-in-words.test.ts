import { expect, it } from 'vitest';
import { publishedInWords, restoredInWords } from './design-in-words.ts';

const published = {
  number: 3,
  tokens: [{ token_name: 'radius', scheme: 'both', token_value: '4px' }],
  published_at: '2026-11-26T00:00:00.000Z',
  published_by: null,
  reason: null,
  restored: null,
  style_sheet: '/design/0.css',
} as const;

it('says what visitors see', () => {
  expect(publishedInWords(null)).toBe('Everybody sees the built-in look.');
  expect(publishedInWords({ ...published, tokens: [], style_sheet: null })).toBe(
    'Everybody sees the built-in look.',
  );
  expect(publishedInWords({ ...published, tokens: [...published.tokens] })).toBe(
    'Everybody sees design 3 · 1 value differs from the built-in look',
  );
});

it('says what a design was made of', () => {
  expect(restoredInWords(4, null)).toBe('4 values differ from the built-in look');
  expect(restoredInWords(2, 1)).toBe('design 1 again, 2 values differ from the built-in look');
  expect(restoredInWords(0, 0)).toBe('the built-in look');
});
