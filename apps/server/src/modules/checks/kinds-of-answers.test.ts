import { rateOverKeywords, wilsonInterval } from '@answerscope/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { type CheckApp, check, startCheckApp } from './check-app.fixture.ts';

let app: CheckApp;
beforeAll(async () => {
  app = await startCheckApp();
});
afterAll(() => app.stop());

/** Asks as an installation without keys does. */
async function checkSimulated(user: TestUser, keyword: string): Promise<void> {
  app.checks.isSimulated = true;
  try {
    await check(user, { keyword });
  } finally {
    app.checks.isSimulated = false;
  }
}

const summaryOf = async (user: TestUser) =>
  (await user.get('/api/visibility-results')).body.channels.find(
    (one: { channel: string }) => one.channel === 'openai',
  );

describe('simulated and real answers', () => {
  it('are never added up: the counts of a channel are of the kind that was asked last', async () => {
    const user = await app.newTracker({ keywords: ['crm', 'erp', 'hr'] });
    for (const keyword of ['crm', 'erp', 'hr']) await checkSimulated(user, keyword);
    expect(await summaryOf(user)).toMatchObject({ keywords: 3, is_simulated: true, other_kind: 0 });
    await check(user, { keyword: 'erp' });
    const summary = { keywords: 1, answered: 1, failed: 0, is_simulated: false, other_kind: 2 };
    expect(await summaryOf(user)).toMatchObject(summary);
    const { channels } = (await user.get('/api/dashboard')).body;
    expect(channels[0]).toMatchObject({ channel: 'openai', results: summary });
  });

  it('have the interval of a rate over keywords, as reports do', async () => {
    const user = await app.newTracker({ keywords: ['crm', 'erp', 'hr'] });
    expect((await summaryOf(user)).interval).toBeNull();
    for (const keyword of ['crm', 'erp', 'hr']) await check(user, { keyword });
    const { mentioned, answered, empty, interval } = await summaryOf(user);
    expect(answered).toBe(3);
    const measured = Array.from({ length: answered - empty });
    const counts = measured.map((_, index) => ({ mentioned: index < mentioned ? 1 : 0, answers: 1 }));
    expect(interval).toEqual(rateOverKeywords(counts)?.interval);
    expect(interval).not.toEqual(wilsonInterval(mentioned, measured.length));
  });

  it('are told apart in the list and, within its six columns, in the CSV', async () => {
    const user = await app.newTracker({ keywords: ['crm', 'erp'] });
    await checkSimulated(user, 'crm');
    await check(user, { keyword: 'erp' });
    const { items } = (await user.get('/api/visibility-results')).body;
    expect(
      items.map(({ keyword, is_simulated }: Record<string, unknown>) => [keyword, is_simulated]),
    ).toEqual([
      ['erp', false],
      ['crm', true],
    ]);
    const [head, ...rows] = (await user.get('/api/visibility-results/csv')).body.trimEnd().split('\r\n');
    expect(head).toBe('Keyword,Channel,Status,Mentioned,Checked At,Error Message');
    expect(rows).toEqual([
      expect.stringMatching(/^crm,openai,completed \(simulated\),(Yes|No),/),
      expect.stringMatching(/^erp,openai,completed,(Yes|No),/),
    ]);
  });
});
