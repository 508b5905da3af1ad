import { expect, it } from 'vitest';
import { isHighlighted } from './is-highlighted.ts';

it('highlights the page that is open and its parent', () => {
  expect(isHighlighted('/tracker/keywords', '/tracker/keywords')).toBe(true);
  expect(isHighlighted('/tracker/keywords/', '/tracker/keywords')).toBe(true);
  expect(isHighlighted('/tracker/openai/testing', '/tracker/openai')).toBe(true);
});

it('does not highlight a page whose name only begins alike', () => {
  expect(isHighlighted('/tracker/visibility-optimized', '/tracker/visibility')).toBe(false);
});

it('highlights the home of the tracker only on the home itself', () => {
  expect(isHighlighted('/tracker', '/tracker')).toBe(true);
  expect(isHighlighted('/tracker/keywords', '/tracker')).toBe(false);
});

it('highlights the keywords on the page of an answer, which stands in no sidebar', () => {
  expect(isHighlighted('/tracker/answers/1', '/tracker/keywords')).toBe(true);
  expect(isHighlighted('/tracker/answers/1', '/tracker/reports')).toBe(false);
});
