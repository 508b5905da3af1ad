import { expect, it } from 'vitest';
import { missedSince } from './event-stream.ts';

const START = { reach_ms: 60_000, recent: { keywords_changed: 800, profile_updated: 5_000 } };

it('names what changed after the oldest read of a page began, and nothing older', () => {
  expect(missedSince(START, 799)).toEqual([]);
  expect(missedSince(START, 800)).toEqual(['keywords_changed']);
  expect(missedSince(START, 60_000)).toEqual(['keywords_changed', 'profile_updated']);
});

it('names nothing for a page that began before the server could hear, or for a server that does not say', () => {
  expect(missedSince(START, 60_001)).toBeNull();
  expect(missedSince({} as typeof START, 0)).toBeNull();
});
