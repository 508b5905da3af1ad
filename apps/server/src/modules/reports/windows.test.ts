import type { DashboardChannel } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { until } from '../checks/check-app.fixture.ts';
import { daysAgo, type Sample, sharedReportApp } from './report.fixture.ts';

const app = sharedReportApp();

const KEYWORDS = ['a', 'b', 'c', 'd', 'e'];
const all = (sample: Sample, keywords = KEYWORDS) =>
  Object.fromEntries(keywords.map((keyword) => [keyword, [sample]]));

/** Eight weekly reports: named nowhere in the first four, everywhere in the last four. */
async function newRiser(): Promise<TestUser> {
  const user = await app.newReader(KEYWORDS);
  for (let week = 7; week >= 0; week--)
    await app.leaveRun(user, { at: daysAgo(7 * week + 1), samples: all(week > 3 ? 'no' : 'yes') });
  await app.writeReports();
  return user;
}

const openai = async (user: TestUser): Promise<DashboardChannel> => {
  const { channels } = (await user.get('/api/dashboard')).body;
  return channels.find(({ channel }: DashboardChannel) => channel === 'openai');
};

/** As an older version has left it: reports without windows. */
const forget = (user: TestUser) =>
  app.database.query('update report_revisions set pooled = null where user_id = $1', [user.userId]);
const countForgotten = async (user: TestUser): Promise<number> => {
  const [found] = await app.database.query<{ count: number }>(
    'select count(*)::int as count from report_revisions where user_id = $1 and pooled is null',
    [user.userId],
  );
  return found?.count ?? 0;
};

describe('the window of a report', () => {
  it('is the headline on the dashboard, with what the window before it says', async () => {
    const { headline, series, latest } = await openai(await newRiser());
    expect(headline).toMatchObject({
      basis: 'window',
      report_id: latest?.id,
      why_none: null,
      current: { rate: 1, answers: 20, mentions: 20, keywords: 5, window_days: 28 },
      change: { verdict: 'improved', earlier: { rate: 0 }, recent: { rate: 1 }, wait: null },
    });
    expect(series.map(({ pooled }) => pooled?.mentions)).toEqual([0, 0, 0, 0, 5, 10, 15, 20]);
    expect(series.every(({ breaks }) => breaks.length === 0)).toBe(true);
  });

  it('does not hear of keywords that are checked again by hand, nor of checks that were cut short', async () => {
    const user = await newRiser();
    const before = await openai(user);
    const few = { samples: all('no', ['a', 'b']), leavesResults: true };
    for (const scope of ['single', 'partial'] as const)
      await app.leaveRun(user, { at: daysAgo(0.5), scope, ...few });
    await app.leaveRun(user, { at: daysAgo(0.4), state: 'cancelled', ...few });
    await app.writeReports();
    const after = await openai(user);
    expect(after.headline).toEqual(before.headline);
    expect(after.results).toMatchObject({ mentioned: 0, answered: 2, headline: before.headline });
  });
});

describe('reports of an older version', () => {
  it('are filled by the writer, and say the same as those written now', async () => {
    const user = await newRiser();
    const before = await openai(user);
    await forget(user);
    // Until then the line has no points; the headline counts what reports found.
    const meanwhile = await openai(user);
    expect(meanwhile.headline).toEqual(before.headline);
    expect(meanwhile.series.map(({ pooled, breaks }) => [pooled, breaks])).toEqual(
      before.series.map(() => [null, []]),
    );
    const writer = app.startWriter();
    await until(async () => (await countForgotten(user)) === 0);
    await writer.stop();
    expect(await openai(user)).toEqual(before);
  });

  it('are filled some at a time, the newest first, and a new start goes on where the last one ended', async () => {
    const user = await app.newReader(KEYWORDS);
    for (let day = 30; day > 0; day--) await app.leaveRun(user, { at: daysAgo(day), samples: all('yes') });
    await app.writeReports();
    await forget(user);
    const slow = app.startWriter(60_000);
    await until(async () => (await countForgotten(user)) <= 10);
    await slow.stop();
    expect(await countForgotten(user)).toBe(10);
    expect((await openai(user)).headline).toMatchObject({ basis: 'window', current: { window_days: 28 } });
    const next = app.startWriter(60_000);
    await until(async () => (await countForgotten(user)) === 0);
    await next.stop();
  });
});
