import type { Changes, DashboardChannel } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, type Sample, sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();

const KEYWORDS = ['bakery near me', 'b', 'c', 'd', 'e', 'f'];
const changesOf = async (user: TestUser): Promise<Changes> => (await user.get('/api/changes')).body;
const keywordId = async (user: TestUser, keyword: string): Promise<string> => {
  const { items } = (await user.get('/api/keywords')).body;
  return items.find((one: { keyword: string }) => one.keyword === keyword).id;
};

/** A report every other day for eight weeks, on two assistants of which one loses its first keyword. */
async function newLoser(): Promise<TestUser> {
  const user = await app.newReader(KEYWORDS);
  for (let age = 55; age > 0; age -= 2) {
    const said = (keyword: string, isLosing: boolean): Sample => {
      if (keyword === KEYWORDS[0]) return isLosing && age < 28 ? 'no' : 'yes';
      return age % 4 === 1 ? 'yes' : 'no';
    };
    for (const channel of ['openai', 'claude'] as const)
      await app.leaveRun(user, {
        at: daysAgo(age),
        channel,
        samples: Object.fromEntries(KEYWORDS.map((one) => [one, [said(one, channel === 'claude')]])),
      });
  }
  await app.writeReports();
  return user;
}

describe('what changed', () => {
  it('is one list with the lost keyword first, whose verdicts are those of every page', async () => {
    const user = await newLoser();
    const changes = await changesOf(user);
    const id = await keywordId(user, 'bakery near me');
    expect(changes.items[0]).toMatchObject({
      channel: 'claude',
      subject: { kind: 'keyword', keyword_id: id, keyword: 'bakery near me' },
      verdict: 'declined',
      before: 1,
      after: 0,
      earlier: { mentions: 14, answers: 14 },
      recent: { mentions: 0, answers: 14 },
      mentions_gained: -14,
      window_days: 28,
    });
    expect(changes.steady.map(({ channel }) => channel)).toContain('openai');
    expect(changes.wait).toBeNull();

    const dashboard = (await user.get('/api/dashboard')).body;
    expect(dashboard.changes).toEqual(changes);
    const listed = (channel: string) =>
      changes.items.find((one) => one.channel === channel && one.subject.kind === 'assistant')?.verdict ??
      'no_detectable_change';
    const shown = dashboard.channels.filter(({ latest }: DashboardChannel) => latest !== null);
    expect(shown).toHaveLength(2);
    for (const { channel, headline } of shown) expect(headline.change.verdict).toBe(listed(channel));

    const { channels } = (await user.get(`/api/keywords/${id}/history`)).body;
    expect(
      channels.map(({ channel, trend }: { channel: string; trend: object }) => [channel, trend]),
    ).toMatchObject([
      ['openai', { verdict: 'no_detectable_change', recent: { mentioned: 14, answers: 14 }, wait: null }],
      ['claude', { verdict: 'declined', window_days: 28, recent: { mentioned: 0, answers: 14 } }],
    ]);

    const presence = (await user.get('/api/presence-score')).body;
    for (const { channel, change } of presence.channels)
      expect(change.named).toEqual(
        dashboard.channels.find((one: DashboardChannel) => one.channel === channel).headline.change,
      );
  });

  it('counts no keyword that was deleted, and is nobody else’s', async () => {
    const user = await newLoser();
    const id = await keywordId(user, 'bakery near me');
    expect((await user.post('/api/keywords/delete', { keyword_ids: [id] })).status).toBe(200);
    const { items } = await changesOf(user);
    expect(items.filter(({ subject }) => subject.kind === 'keyword')).toEqual([]);
    const other = await app.newReader(['gift books']);
    expect(await changesOf(other)).toMatchObject({ items: [], steady: [] });
  });

  it('is a topic where several keywords of it moved together', async () => {
    const user = await app.newReader(KEYWORDS);
    const ids = await Promise.all(KEYWORDS.slice(0, 3).map((keyword) => keywordId(user, keyword)));
    const reply = await user.post('/api/keywords/topic', { keyword_ids: ids, topic_text: 'Bread' });
    expect(reply.status).toBe(200);
    for (let age = 55; age > 0; age -= 2)
      await app.leaveRun(user, {
        at: daysAgo(age),
        samples: Object.fromEntries(
          KEYWORDS.map((one, index) => [one, [index < 3 && age > 28 ? 'no' : 'yes']]),
        ),
      });
    await app.writeReports();
    const [first] = (await changesOf(user)).items;
    expect(first).toMatchObject({ verdict: 'improved', mentions_gained: 42 });
    const { items } = (await user.get('/api/keyword-topics')).body;
    expect(items[0].channels[0].change).toMatchObject({ verdict: 'improved' });

    const topics = async () =>
      (await changesOf(user)).items.flatMap(({ subject }) =>
        subject.kind === 'topic' ? [subject.topic] : [],
      );
    expect(await topics()).toEqual(['Bread']);
    await user.post('/api/keywords/topic', { keyword_ids: ids, topic_text: 'Rolls' });
    expect(await topics()).toEqual(['Rolls']);
  });
});

describe('a topic', () => {
  it('of too few checks is compared over longer days than its assistant, with a verdict on these alone', async () => {
    const user = await app.newReader(KEYWORDS);
    const ids = await Promise.all(KEYWORDS.slice(0, 2).map((keyword) => keywordId(user, keyword)));
    await user.post('/api/keywords/topic', { keyword_ids: ids, topic_text: 'Bread' });
    // Weekly, so that 28 days hold eight checks of the topic.
    const isMentioned = (week: number) => week < 4 || (week > 7 && week < 13);
    for (let week = 24; week >= 0; week--)
      await app.leaveRun(user, {
        at: daysAgo(7 * week + 0.01),
        samples: Object.fromEntries(
          KEYWORDS.map((one, index) => [one, [index > 1 || isMentioned(week) ? 'yes' : 'no']]),
        ),
      });
    await app.writeReports();
    const { items } = await changesOf(user);
    expect(items.filter(({ subject }) => subject.kind === 'topic')).toEqual([]);
    const topics = (await user.get('/api/keyword-topics')).body.items;
    expect(topics[0].channels[0].change).toMatchObject({
      verdict: 'improved',
      recent: { window_days: 90, answers: 26, mentions: 18 },
    });
  });

  it('of one keyword has the verdict of that keyword', async () => {
    const user = await newLoser();
    const id = await keywordId(user, 'bakery near me');
    await user.post('/api/keywords/topic', { keyword_ids: [id], topic_text: 'Bread' });
    const { channels } = (await user.get(`/api/keywords/${id}/history`)).body;
    const [topic] = (await user.get('/api/keyword-topics')).body.items;
    const judged = (all: { channel: string; p_value: number; q_value: number }[]) =>
      all.map(({ channel, p_value, q_value }) => [channel, p_value, q_value]);
    expect(
      judged(topic.channels.map((one: { channel: string; change: object }) => ({ ...one, ...one.change }))),
    ).toEqual(judged(channels.map((one: { channel: string; trend: object }) => ({ ...one, ...one.trend }))));
  });
});

describe('before there is a trend', () => {
  it('a new account is told one date everywhere, by the calendar and its plan, and asked to buy nothing', async () => {
    const branded = 'northwind reviews';
    const user = await app.newReader([...KEYWORDS, branded]);
    const samples = Object.fromEntries(
      [...KEYWORDS, branded].map((one) => [one, ['yes', 'no', 'yes'] as const]),
    );
    await app.leaveRun(user, { at: daysAgo(0.2), samples, leavesResults: true });
    await app.leaveRun(user, { at: daysAgo(0.1), samples, leavesResults: true });
    await app.writeReports();
    const { wait } = await changesOf(user);
    expect(wait).toMatchObject({ possible_from: expect.any(String), helps_now: null });
    const days = (Date.parse(wait?.possible_from ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(37);

    const { channels } = (await user.get('/api/dashboard')).body;
    const openai = channels.find(({ channel }: DashboardChannel) => channel === 'openai');
    expect(openai.headline.change.wait).toEqual(wait);
    const report = (await user.get(`/api/reports/${openai.latest.id}`)).body;
    expect(report.wait).toEqual(wait);
    const id = await keywordId(user, 'b');
    const history = (await user.get(`/api/keywords/${id}/history`)).body;
    expect(history.channels[0].trend.wait).toEqual(wait);
    const presence = (await user.get('/api/presence-score')).body;
    expect(presence.channels[0].change.named.wait).toEqual(wait);
    // A keyword that no rate counts waits for no trend.
    const trendOf = async (keyword_id: string) =>
      (await user.get(`/api/keywords/${keyword_id}/history`)).body.channels[0].trend;
    expect((await trendOf(await keywordId(user, branded))).wait).toBeNull();
    await app.database.query('update keywords set is_paused = true where id = $1', [id]);
    expect((await trendOf(id)).wait).toBeNull();
    const older = (await user.get('/api/reports')).body.items.at(-1);
    expect((await user.get(`/api/reports/${older.id}`)).body.wait).toBeNull();
  });

  it('a check now has a price only where the weeks before hold their answers', async () => {
    const user = await app.newReader(KEYWORDS);
    const samples = Object.fromEntries(KEYWORDS.map((one) => [one, ['yes'] as const]));
    for (const age of [50, 45]) await app.leaveRun(user, { at: daysAgo(age), samples });
    await app.leaveRun(user, { at: daysAgo(2), samples: { ...samples, b: ['empty'], c: ['empty'] } });
    await app.writeReports();
    const { wait } = await changesOf(user);
    expect(wait?.helps_now).toMatchObject({ answers: 6, cost_usd: expect.any(Number) });
  });
});
