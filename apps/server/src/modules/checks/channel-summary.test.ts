import { trackedRate, wilsonInterval } from '@answerscope/statistics';
import { expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { check, sharedCheckApp } from './check-app.fixture.ts';

const app = sharedCheckApp();

const summaryOf = async (user: TestUser) =>
  (await user.get('/api/visibility-results')).body.channels.find(
    (one: { channel: string }) => one.channel === 'openai',
  );

it('the newest results of a channel have the ranges of a rate for these and for similar keywords, as reports do', async () => {
  const user = await app.newTracker({ keywords: ['crm', 'erp', 'hr'] });
  expect((await summaryOf(user)).interval).toBeNull();
  for (const keyword of ['crm', 'erp', 'hr']) await check(user, { keyword });
  const { mentioned, answered, empty, interval, interval_for_similar_keywords } = await summaryOf(user);
  expect(answered).toBe(3);
  const measured = Array.from({ length: answered - empty });
  const counts = measured.map((_, index) => ({ mentioned: index < mentioned ? 1 : 0, answers: 1 }));
  // One answer of each keyword says nothing of how alike its answers are: all are counted alike.
  expect(interval).toEqual(wilsonInterval(mentioned, measured.length));
  expect(interval_for_similar_keywords).toEqual(trackedRate(counts)?.similar.interval);
  expect(interval_for_similar_keywords).not.toEqual(interval);
});
