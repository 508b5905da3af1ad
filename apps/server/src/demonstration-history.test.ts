import { CHANNELS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { seedDemonstration } from './demonstration.ts';
import { writeDemonstrationHistory } from './demonstration-history.ts';

const DAYS = 4;
const KEYWORDS = 6;

/** A product without any key is in demonstration mode. */
let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', DAILY_SPEND_LIMIT_USD: '20' });
  const account = await seedDemonstration(app.services);
  if (account === null) throw new Error('the demonstration account was there already');
  userId = account.userId;
});
afterAll(() => app.stop());

const write = (days: number, stop = new AbortController().signal) =>
  writeDemonstrationHistory(app.services, { days, stop });

describe('the history of the demonstration account', () => {
  it('goes on where an earlier start was cut off, and is written once', async () => {
    const cut = new AbortController();
    const writing = write(DAYS, cut.signal);
    while ((await app.database.query('select 1 from reports')).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    cut.abort();
    const before = await writing;
    expect(before).toBeLessThan(DAYS);
    expect(before + (await write(DAYS))).toBe(DAYS);
    expect(await write(DAYS)).toBe(0);
  });

  it('has a run of every keyword on every channel for each day before the account was made', async () => {
    const rows = await app.database.query<{ day: string; answers: number; channels: number }>(
      `select to_char(a.asked_at at time zone 'utc', 'YYYY-MM-DD') as day, count(*)::int as answers,
         count(distinct a.channel)::int as channels
       from answers a where a.user_id = $1 and a.is_counted group by 1 order by 1`,
      [userId],
    );
    const madeOn = new Date();
    const expected = Array.from({ length: DAYS }, (_, index) => {
      const day = new Date(madeOn.getTime() - (DAYS - index) * 24 * 3_600_000);
      return { day: day.toISOString().slice(0, 10), answers: KEYWORDS * 4, channels: 4 };
    });
    expect(rows).toEqual(expected);
  });

  it('has a report of each channel for each day, each compared with the day before', async () => {
    const rows = await app.database.query<{ channel: string; reports: number; chained: number }>(
      `select r.channel, count(*)::int as reports, count(p.id)::int as chained
       from reports r left join reports p on p.user_id = r.user_id and p.id = r.previous_report_id
         and p.channel = r.channel and r.created_at - p.created_at between interval '23 hours' and interval '25 hours'
       where r.user_id = $1 and r.is_simulated group by 1 order by 1`,
      [userId],
    );
    const expected = CHANNELS.toSorted().map((channel) => ({ channel, reports: DAYS, chained: DAYS - 1 }));
    expect(rows).toEqual(expected);
  });

  it('leaves nothing under way, and every day paid from its own month and day', async () => {
    const rows = await app.database.query<{ open: number; off: number }>(
      `select (select count(*)::int from check_attempts where state = 'asking')
            + (select count(*)::int from run_channels where state not in ('done')) as open,
         (select count(*)::int from spend_days d where d.provider = 'all' and d.spent_microdollars <>
           (select sum(cost_microdollars) from check_attempts t
            where to_char(t.asked_at at time zone 'utc', 'YYYY-MM-DD') = d.day)) as off`,
    );
    expect(rows).toEqual([{ open: 0, off: 0 }]);
  });

  it('does not count in what this installation measures of itself', async () => {
    const metrics = await app.services.metrics.registry.metrics();
    expect(metrics).not.toMatch(/answerscope_assistant_calls_total\{[^}]*outcome="answered"/);
  });
});
