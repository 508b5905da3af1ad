import { expect, it } from 'vitest';
import { fieldsOfState, publishingStateOf, slugFromTitle } from './publishing-state.ts';

const NOW = new Date(2026, 2, 2, 12, 0);

it('a page is a draft, scheduled or live', () => {
  const stateOf = (is_published: boolean, published_at = '') =>
    publishingStateOf({ is_published, published_at }, NOW);
  expect(stateOf(false)).toBe('draft');
  expect(stateOf(false, '2026-04-01T09:00')).toBe('draft');
  expect(stateOf(true)).toBe('live');
  expect(stateOf(true, '2026-03-01T09:00')).toBe('live');
  expect(stateOf(true, '2026-04-01T09:00')).toBe('scheduled');
});

it('each state that is chosen is the state of the fields it sets', () => {
  for (const published_at of ['', '2026-03-01T09:00', '2026-04-01T09:00'])
    for (const state of ['draft', 'scheduled', 'live'] as const)
      expect(publishingStateOf(fieldsOfState(state, { published_at }, NOW), NOW)).toBe(state);
  expect(fieldsOfState('scheduled', { published_at: '' }, NOW).published_at).toBe('2026-03-03T09:00');
  expect(fieldsOfState('live', { published_at: '2026-03-01T09:00' }, NOW).published_at).toBe(
    '2026-03-01T09:00',
  );
});

it('a slug is proposed from a title', () => {
  expect(slugFromTitle('  Über uns: 2026! ', 80)).toBe('uber-uns-2026');
  expect(slugFromTitle('東京', 80)).toBe('');
  expect(slugFromTitle('one two three', 8)).toBe('one-two');
});
