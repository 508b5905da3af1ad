import type { ChannelTagReport, Dashboard, TagReport } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { newReaderWithPast } from '../reports/one-value.fixture.ts';
import { daysAgo, sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();

const keywordsOf = async (user: TestUser): Promise<{ id: string; keyword: string }[]> =>
  (await user.get('/api/keywords?page_size=100')).body.items;

async function tag(user: TestUser, name: string, keyword_ids: readonly string[]): Promise<string> {
  const { body } = await user.post('/functions/tag-operations/create-tag', { name });
  if (keyword_ids.length > 0)
    await user.post('/functions/tag-operations/bulk-assign', {
      keyword_ids,
      tag_ids: [body.id],
      action: 'add',
    });
  return body.id;
}

const readReport = async (user: TestUser): Promise<TagReport> => (await user.get('/api/tag-report')).body;
const ofChannel = (report: TagReport, channel = 'openai'): ChannelTagReport => {
  const found = report.channels.find((one) => one.channel === channel);
  if (found === undefined) throw new Error(`${channel} has no report`);
  return found;
};

describe('the report by tag', () => {
  it('of a tag that every keyword has is the headline of each assistant, to the last digit', async () => {
    const user = await newReaderWithPast(app);
    const all = await keywordsOf(user);
    await tag(
      user,
      'Everything',
      all.map(({ id }) => id),
    );
    const report = await readReport(user);
    const dashboard: Dashboard = (await user.get('/api/dashboard')).body;
    const windows = dashboard.channels.filter(({ headline }) => headline.basis === 'window');
    expect(report.channels.map(({ channel }) => channel)).toEqual(windows.map(({ channel }) => channel));
    expect(windows.filter(({ headline }) => headline.current !== null).length).toBeGreaterThanOrEqual(2);
    for (const { channel, headline } of windows) {
      const { all: whole, tags, untagged } = ofChannel(report, channel);
      expect(whole).toEqual(headline.current);
      expect(tags.map(({ numbers }) => numbers?.current)).toEqual([headline.current]);
      expect(tags[0]?.numbers?.empty_answers).toBe(headline.empty_answers);
      expect(tags[0]?.numbers?.change.earlier).toEqual(headline.change.earlier);
      expect(untagged).toBeNull();
    }
    expect(report.untagged_keywords).toBe(0);
  });

  it('adds up: answers and mentions of tags that share no keyword, and of those without one, are the whole', async () => {
    const user = await newReaderWithPast(app);
    const all = (await keywordsOf(user)).filter(({ keyword }) => keyword.startsWith('crm'));
    const ids = all.toSorted((one, other) => one.keyword.localeCompare(other.keyword)).map(({ id }) => id);
    await tag(user, 'First', ids.slice(0, 3));
    await tag(user, 'Second', ids.slice(6, 10));
    await tag(user, 'Unused', []);
    const report = await readReport(user);
    const { all: whole, tags, untagged } = ofChannel(report);
    const [first, second, unused] = tags.map(({ numbers }) => numbers?.current ?? null);
    const rest = untagged?.current ?? null;
    const sum = (pick: (one: { answers: number; mentions: number; keywords: number }) => number) =>
      [first, second, rest].reduce((total, one) => total + (one ? pick(one) : 0), 0);
    expect(sum(({ answers }) => answers)).toBe(whole?.answers);
    expect(sum(({ mentions }) => mentions)).toBe(whole?.mentions);
    expect(sum(({ keywords }) => keywords)).toBe(whole?.keywords);
    expect(first?.keywords).toBe(3);
    expect(first?.rate).toBeGreaterThan(second?.rate ?? 1);
    expect(unused).toBeNull();
    expect(report.tags.map(({ keyword_count }) => keyword_count)).toEqual([3, 4, 0]);
    expect(report.untagged_keywords).toBe(4);
  });

  it('leaves out branded keywords, failed checks and answers without companies, as every rate does', async () => {
    const user = await app.newReader(['crm', 'erp', 'northwind reviews', 'broken']);
    await app.leaveRun(user, {
      at: daysAgo(1),
      samples: { crm: ['yes', 'empty'], erp: ['no', 'no'], 'northwind reviews': ['yes'], broken: ['failed'] },
    });
    await app.writeReports();
    const all = await keywordsOf(user);
    const idOf = (keyword: string) => all.find((one) => one.keyword === keyword)?.id ?? '';
    await tag(user, 'A', [idOf('crm'), idOf('northwind reviews'), idOf('broken')]);
    await tag(user, 'B', [idOf('northwind reviews'), idOf('broken')]);
    const { tags } = ofChannel(await readReport(user));
    expect(tags[0]?.numbers?.current).toMatchObject({ keywords: 1, answers: 1, mentions: 1 });
    expect(tags[1]?.numbers?.current).toBeNull();
  });

  it('counts of a keyword what was asked in the way that it is asked now, as the headline does', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const user = await app.newReader(names);
    const said = (one: 'yes' | 'no') => Object.fromEntries(names.map((name) => [name, [one]] as const));
    await app.leaveRun(user, { at: daysAgo(8), surface: 'asked otherwise', samples: said('yes') });
    await app.writeReports();
    await app.database.query(
      `update report_keywords set trend_surface_hash = 'surface 1' where account_id = $1 and keyword <> 'a'`,
      [user.accountId],
    );
    await app.leaveRun(user, { at: daysAgo(1), samples: said('no') });
    await app.writeReports();
    const all = await keywordsOf(user);
    await tag(
      user,
      'Everything',
      all.map(({ id }) => id),
    );
    const { all: whole, tags } = ofChannel(await readReport(user));
    expect(whole).toMatchObject({ answers: 11, mentions: 5 });
    expect(tags[0]?.numbers?.current).toEqual(whole);
  });

  it('tells nothing of a keyword that was deleted', async () => {
    const user = await app.newReader(['crm', 'erp']);
    await app.leaveRun(user, { at: daysAgo(1), samples: { crm: ['yes'], erp: ['no'] } });
    await app.writeReports();
    const all = await keywordsOf(user);
    const crm = all.find(({ keyword }) => keyword === 'crm')?.id ?? '';
    await tag(user, 'A', [crm]);
    await user.post('/rpc/delete_my_keyword', { keyword_id: crm });
    const { all: whole, tags, untagged } = ofChannel(await readReport(user));
    expect(whole).toMatchObject({ keywords: 1, answers: 1, mentions: 0 });
    expect(tags[0]?.numbers).toBeNull();
    expect(untagged?.current).toMatchObject({ keywords: 1, answers: 1, mentions: 0 });
  });

  it('says of each tag whether its rate changed by more than chance, a keyword of two tags counting for both', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const user = await app.newReader(names);
    for (let week = 8; week >= 1; week--) {
      const risen = week > 4 ? 'no' : 'yes';
      await app.leaveRun(user, {
        at: daysAgo(7 * week - 6),
        samples: { a: [risen], b: [risen], c: [risen], d: ['no'] },
      });
    }
    await app.writeReports();
    const all = await keywordsOf(user);
    const idsOf = (...some: string[]) =>
      all.filter(({ keyword }) => some.includes(keyword)).map(({ id }) => id);
    await tag(user, 'Risen', idsOf('a', 'b', 'c'));
    await tag(user, 'Some', idsOf('c', 'd'));
    const { tags } = ofChannel(await readReport(user));
    const [risen, some] = tags.map(({ numbers }) => numbers);
    expect(risen?.change).toMatchObject({ verdict: 'improved', earlier: { mentions: 0 } });
    expect(risen?.current).toMatchObject({ keywords: 3 });
    expect(some?.current).toMatchObject({ keywords: 2, mentions: 4, answers: 8 });
    expect(some?.change.verdict).not.toBe('improved');
  });

  it('has no assistant before its first report', async () => {
    const user = await app.newReader(['crm']);
    await tag(user, 'A', []);
    expect(await readReport(user)).toMatchObject({
      channels: [],
      untagged_keywords: 1,
      tags: [{ name: 'A', keyword_count: 0 }],
    });
  });
});
