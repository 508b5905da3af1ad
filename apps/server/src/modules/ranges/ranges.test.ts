import type { DashboardChannel, TagReport } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, type Sample, sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();
const SEVEN = Array.from({ length: 7 }, (_one, at) => `accounting software ${at}`);
const ADDED = Array.from({ length: 3 }, (_one, at) => `payroll software ${at}`);

const all = (sample: (index: number) => readonly Sample[], keywords: readonly string[]) =>
  Object.fromEntries(keywords.map((keyword, index) => [keyword, sample(index)]));
const dashboard = async (user: TestUser, query = '') => (await user.get(`/api/dashboard${query}`)).body;
const openai = async (user: TestUser, query = ''): Promise<DashboardChannel> =>
  (await dashboard(user, query)).channels.find(({ channel }: DashboardChannel) => channel === 'openai');

describe('keywords that are added', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await app.newReader([...SEVEN, ...ADDED]);
    const three = (index: number): readonly Sample[] =>
      index < 4 ? ['yes', 'no', 'yes'] : ['no', 'no', 'no'];
    await app.leaveRun(user, { at: daysAgo(5), samples: all(three, SEVEN) });
    const five = (index: number): readonly Sample[] =>
      index < 4 ? ['yes', 'no', 'yes', 'no', 'no'] : ['no', 'no', 'no', 'no', 'no'];
    await app.leaveRun(user, { at: daysAgo(1), samples: all(five, [...SEVEN, ...ADDED]) });
    await app.writeReports();
  });

  it('hide no answer of the last 28 days, on no page', async () => {
    const { headline, series } = await openai(user);
    expect(headline.range).toMatchObject({ range: '28', days: 28 });
    expect(headline).toMatchObject({
      current: { answers: 71, mentions: 16, keywords: 10, window_days: 28 },
      unlike_answers: 0,
      breaks: [],
    });
    expect(series.every(({ breaks }) => breaks.length === 0)).toBe(true);
    const { channels } = (await user.get('/api/visibility-results')).body;
    expect(channels[0].headline).toEqual(headline);
    const tags: TagReport = (await user.get('/api/tag-report')).body;
    expect(tags.channels.find(({ channel }) => channel === 'openai')).toMatchObject({
      all: headline.current,
      untagged: { current: headline.current },
    });
  });

  it('and keywords that are deleted take only their own answers along', async () => {
    const keywords = (await user.get('/api/keywords?page_size=100')).body.items;
    const gone = keywords.find(({ keyword }: { keyword: string }) => keyword === ADDED[0]);
    await user.post('/rpc/delete_my_keyword', { keyword_id: gone.id });
    expect((await openai(user)).headline.current).toMatchObject({ answers: 66, mentions: 16, keywords: 9 });
  });
});

describe('a range of days', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await app.newReader(SEVEN);
    for (let week = 12; week >= 0; week--)
      await app.leaveRun(user, {
        at: daysAgo(7 * week + 0.01),
        samples: all((index) => [index < (week < 4 ? 6 : 1) ? 'yes' : 'no'], SEVEN),
      });
    await app.writeReports();
  });

  it('is that of the address, else the one that was chosen, else the shortest with four refreshes', async () => {
    expect((await dashboard(user)).range).toMatchObject({ range: '28', days: 28 });
    expect((await user.patch('/api/profile', { day_range: '90' })).body.day_range).toBe('90');
    expect((await dashboard(user)).range).toMatchObject({ range: '90', days: 90 });
    expect((await dashboard(user, '?range=7')).range).toMatchObject({ range: '7', days: 7 });
    expect((await user.get('/api/keyword-topics')).body.range).toMatchObject({ days: 90 });
    expect((await user.patch('/api/profile', { day_range: null })).body.day_range).toBeNull();
    expect((await dashboard(user)).range).toMatchObject({ days: 28 });
  });

  it('is refused where it is none', async () => {
    const words = ['Please choose a range of days'];
    expect(expectClosedError(await user.get('/api/dashboard?range=29'), 400).details?.fields).toEqual({
      range: words,
    });
    const refused = await user.patch('/api/profile', { day_range: '2026-13' });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({ day_range: words });
  });

  it('counts its own answers, and compares them with the equally long range before', async () => {
    const { headline } = await openai(user, '?range=28');
    expect(headline).toMatchObject({
      current: { answers: 28, mentions: 24, window_days: 28 },
      change: {
        verdict: 'improved',
        earlier: { answers: 28, mentions: 4, window_days: 28 },
        recent: { answers: 28, mentions: 24 },
      },
    });
    expect((await openai(user, '?range=90')).headline.current).toMatchObject({ answers: 91, mentions: 33 });
  });

  it('has the verdict of the shortest longer range where it is too short itself, with its days', async () => {
    expect((await openai(user, '?range=7')).headline).toMatchObject({
      current: { answers: 7, window_days: 7 },
      change: { verdict: 'improved', recent: { window_days: 28, answers: 28 } },
    });
  });

  it('of days without a report says so, and is a month or own dates as well', async () => {
    expect((await openai(user, '?range=2020-02')).headline).toMatchObject({
      basis: 'window',
      range: { range: '2020-02', from: '2020-02-01', to: '2020-02-29', days: 29 },
      current: null,
      why_none: 'none_in_range',
      // Nothing that is asked from now on comes into these days.
      change: { verdict: 'not_enough_data', wait: { possible_from: null, helps_now: null } },
    });
    const [from, to] = [daysAgo(20), daysAgo(8)].map((moment) => moment.toISOString().slice(0, 10));
    expect((await openai(user, `?range=${from}..${to}`)).headline).toMatchObject({
      range: { from, to, days: 13 },
      current: { answers: 7, window_days: 13 },
    });
  });

  it('is read again as soon as a report is written', async () => {
    const before = (await openai(user)).headline.current;
    await app.leaveRun(user, { at: new Date(), samples: all(() => ['no'], SEVEN) });
    await app.writeReports();
    expect((await openai(user)).headline.current).toMatchObject({ answers: (before?.answers ?? 0) + 7 });
  });
});

describe('what means something else', () => {
  it('is left out by keyword, with the reason beside the number', async () => {
    const user = await app.newReader(SEVEN);
    for (const [days, surface] of [
      [9, 'older model'],
      [2, 'newer model'],
    ] as const)
      await app.leaveRun(user, { at: daysAgo(days), surface, samples: all(() => ['yes'], SEVEN) });
    await app.writeReports();
    expect((await openai(user)).headline).toMatchObject({
      current: { answers: 7 },
      unlike_answers: 7,
      breaks: [{ reason: 'model', keywords: 7, before: 'older model', after: 'newer model' }],
    });
  });
});

describe('a line', () => {
  it('has a point for each week, and hears nothing of keywords that are checked by hand or of checks cut short', async () => {
    const user = await app.newReader(SEVEN);
    for (let week = 7; week >= 0; week--)
      await app.leaveRun(user, {
        at: daysAgo(7 * week + 1),
        samples: all(() => [week > 3 ? 'no' : 'yes'], SEVEN),
      });
    await app.writeReports();
    const before = await openai(user);
    expect(before.series.map(({ rate }) => rate?.mentions)).toEqual([0, 0, 0, 0, 7, 7, 7, 7]);
    expect(before.headline.change).toMatchObject({ verdict: 'improved', earlier: { rate: 0 } });
    const few = { samples: all(() => ['no'], SEVEN.slice(0, 2)), leavesResults: true };
    for (const scope of ['single', 'partial'] as const)
      await app.leaveRun(user, { at: daysAgo(0.5), scope, ...few });
    await app.leaveRun(user, { at: daysAgo(0.4), state: 'cancelled', ...few });
    await app.writeReports();
    const after = await openai(user);
    expect(after.headline).toEqual(before.headline);
    expect(after.results).toMatchObject({ mentioned: 0, answered: 2 });
  });

  it('of an account whose days are all counted adds up to the headline', async () => {
    const user = await app.newReader(SEVEN);
    for (let day = 9; day > 0; day -= 2)
      await app.leaveRun(user, {
        at: daysAgo(day),
        samples: all((index) => [index > day ? 'yes' : 'no'], SEVEN),
      });
    await app.writeReports();
    const { headline, series } = await openai(user);
    const points = series.flatMap(({ rate }) => rate ?? []);
    expect(points.reduce((sum, { answers }) => sum + answers, 0)).toBe(headline.current?.answers);
    expect(points.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(headline.current?.mentions);
  });
});

describe('the assistants of an account', () => {
  it('add up to its answers', async () => {
    const user = await app.newReader(SEVEN);
    for (const channel of ['openai', 'claude'] as const)
      await app.leaveRun(user, {
        at: daysAgo(3),
        channel,
        samples: all((index) => [index < 2 ? 'yes' : 'no', 'no'], SEVEN),
      });
    await app.writeReports();
    const { channels } = await dashboard(user);
    const counted = channels.flatMap(({ headline }: DashboardChannel) => headline.current ?? []);
    const sum = (name: 'answers' | 'mentions') =>
      counted.reduce((total: number, one: Record<typeof name, number>) => total + one[name], 0);
    const [stored] = await app.database.query<{ answers: number; mentions: number }>(
      'select sum(n - empty)::int as answers, sum(k)::int as mentions from report_keywords where account_id = $1',
      [user.accountId],
    );
    expect({ answers: sum('answers'), mentions: sum('mentions') }).toEqual(stored);
  });
});
