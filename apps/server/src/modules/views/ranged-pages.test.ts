import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();
const KEYWORDS = ['crm', 'erp', 'hr', 'payroll', 'books'];
let user: TestUser;
let keyword: string;

/** Five answers two days ago, and five more three weeks ago. */
beforeAll(async () => {
  user = await app.newReader(KEYWORDS);
  keyword = (await user.get('/api/keywords')).body.items[0].id;
  const samples = Object.fromEntries(KEYWORDS.map((one) => [one, ['no'] as const]));
  for (const days of [21, 2])
    await app.leaveRun(user, { at: daysAgo(days), samples, competitor: 'Fabrikam', leavesResults: true });
  await app.writeReports();
});

/** Answers, or answers of one keyword, that a page counts. */
const PAGES: Record<string, { of: (range?: string) => Promise<unknown>; each: number }> = {
  dashboard: {
    each: 5,
    of: async (range) => {
      const { channels } = (await user.get(`/api/dashboard${ask(range)}`)).body;
      return channels[0].headline.current.answers;
    },
  },
  'companies on the dashboard': {
    each: 5,
    of: async (range) => {
      const { competitors, undeclared } = (await user.get(`/api/dashboard${ask(range)}`)).body;
      return [...competitors, ...undeclared][0].answers_naming;
    },
  },
  'presence score': {
    each: 5,
    of: async (range) =>
      (await user.get(`/api/presence-score${ask(range)}`)).body.channels[0].current.answers,
  },
  'a keyword': {
    each: 1,
    of: async (range) =>
      (await user.get(`/api/keywords/${keyword}/history${ask(range)}`)).body.channels[0].current.answers,
  },
  'who is mentioned for a keyword': {
    each: 1,
    of: async (range) => (await user.get(`/api/keywords/${keyword}/evidence${ask(range)}`)).body.answers,
  },
  analytics: {
    each: 5,
    of: async (range) => {
      const { body } = await user.post('/functions/my-analytics-operations/generate-report', {
        reportType: 'visibility-trends',
        parameters: range === undefined ? {} : { range },
      });
      return body.data.totals[0].values.answers;
    },
  },
};
const ask = (range: string | undefined) => (range === undefined ? '' : `?range=${range}`);

describe('every page that counts over time', () => {
  it.each(Object.entries(PAGES))(
    'counts over the days that are asked for: %s',
    async (_name, { of, each }) => {
      expect([await of('7'), await of('28')]).toEqual([each, 2 * each]);
    },
  );

  it('says from when on there is a trend over the days that are asked for, a report too', async () => {
    const newest = (await user.get('/api/reports')).body.items[0].id;
    const waits = ['28', '180'].map(async (range) => {
      const { channels } = (await user.get(`/api/dashboard${ask(range)}`)).body;
      const { wait } = (await user.get(`/api/reports/${newest}${ask(range)}`)).body;
      expect(wait, range).toEqual(channels[0].headline.change.wait);
      return wait.possible_from;
    });
    const [short, long] = await Promise.all(waits);
    expect(Date.parse(long)).toBeGreaterThan(Date.parse(short));
  });

  it('counts over the stored days where none are asked for', async () => {
    await user.patch('/api/profile', { day_range: '7' });
    for (const [name, { of, each }] of Object.entries(PAGES)) expect(await of(), name).toBe(each);
    await user.patch('/api/profile', { day_range: null });
  });
});
