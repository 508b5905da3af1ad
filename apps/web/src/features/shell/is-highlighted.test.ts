import { expect, it } from 'vitest';
import { groupAt, isHighlighted, isItemHighlighted } from './is-highlighted.ts';
import { TRACKER_NAVIGATION } from './navigation.ts';

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

it('highlights of two items of one page the one whose part is shown', () => {
  const page = { to: '/tracker/add-keywords' };
  const part = { to: '/tracker/add-keywords', search: { from: 'ai' } };
  const highlighted = (search: object) =>
    [page, part].map((item) =>
      isItemHighlighted({ pathname: '/tracker/add-keywords', search }, item, [page, part]),
    );
  expect(highlighted({})).toEqual([true, false]);
  expect(highlighted({ from: 'file' })).toEqual([true, false]);
  expect(highlighted({ from: 'ai' })).toEqual([false, true]);
});

it('highlights of a page and one below it, both in the sidebar, the one that is open', () => {
  const items = [{ to: '/tracker/reports' }, { to: '/tracker/reports/analytics' }];
  const highlighted = (pathname: string) =>
    items.map((item) => isItemHighlighted({ pathname, search: {} }, item, items));
  expect(highlighted('/tracker/reports')).toEqual([true, false]);
  expect(highlighted('/tracker/reports/1')).toEqual([true, false]);
  expect(highlighted('/tracker/reports/analytics')).toEqual([false, true]);
});

it('highlights the page above one that no sidebar holds', () => {
  expect(isHighlighted('/tracker/left-out', '/tracker/visibility')).toBe(true);
  expect(isHighlighted('/admin/runs', '/admin/jobs')).toBe(true);
  expect(isHighlighted('/admin/runs-of-old', '/admin/jobs')).toBe(false);
});

it.each([
  ['/tracker', 'dashboard'],
  ['/tracker/tags', 'topics'],
  ['/tracker/keywords/1', 'keywords'],
  ['/tracker/left-out', 'testing'],
  ['/tracker/reports/analytics', 'analytics'],
])('%s is in the group %s', (pathname, name) => {
  expect(groupAt({ pathname, search: {} }, TRACKER_NAVIGATION)?.name).toBe(name);
});
