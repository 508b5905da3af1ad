import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANNELS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { readEvents } from '../test/event-reader.ts';
import { send, signIn } from '../test/user.ts';
import { orNotFound } from './context/not-found.ts';
import { inTransaction } from './database/pool.ts';
import { seedDemonstration } from './demonstration.ts';
import { moveRows } from './demonstration-history.rules.ts';
import { beginImport, dateDemonstrationBack, readHistory, writeHistory } from './demonstration-history.ts';
import type { AccountId } from './lib/ids.ts';
import { makeDemonstrationHistory } from './make-demonstration-history.ts';
import { findAccountForUpdate } from './modules/accounts/index.ts';
import { writeDueReports } from './modules/reports/index.ts';
import { DEMONSTRATION_LATENCY_MS, type Services } from './services.ts';

vi.setConfig({ hookTimeout: 480_000 });

const DAYS = 4;
const KEYWORDS = 6;
const DAY_MS = 24 * 3_600_000;
/** After midnight, UTC. */
const LAST_CHECK_ENDS_MS = 5 * 3_600_000;
/** So much later than the build somebody starts the product. */
const LATER_DAYS = 40;

const folder = mkdtempSync(join(tmpdir(), 'answerscope-history-'));
const made = join(folder, 'made');
/** The same as if the build had made it some weeks ago. */
const older = join(folder, 'older');
let app: TestApp;
let accountId: AccountId;
let account: { email: string; password: string };
beforeAll(async () => {
  await makeDemonstrationHistory(made, { days: DAYS });
  const { head, parts } = await readHistory(made);
  // Those that the file itself names stay what they are.
  const ids = new Map([head.account_id, ...Object.values(head.keywords)].map((id) => [id, id]));
  await writeHistory(
    older,
    { ...head, made_on: new Date(head.made_on.getTime() - LATER_DAYS * DAY_MS) },
    parts.map(({ table, rows }) => ({ table, rows: moveRows(rows, { days: -LATER_DAYS, ids }) })),
  );
  app = await startDemonstration();
  const seeded = await seedDemonstration(app.services);
  if (seeded === null) throw new Error('the demonstration account was there already');
  accountId = seeded.accountId;
  account = seeded;
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const importHistory = async (services: Services, path: string) => (await beginImport(services, path)).ended;

/** A product without any key. */
const startDemonstration = () =>
  startTestApp({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', DAILY_SPEND_LIMIT_USD: '0.000001' });

describe('the history of the demonstration account', () => {
  it('is imported once, with the account, and not where there is none', async () => {
    expect(await importHistory(app.services, join(folder, 'nothing'))).toBeNull();
    const heard = await listen(app, account);
    expect(await importHistory(app.services, made)).not.toBeNull();
    expect(await heard()).toEqual(['run_updated', 'report_ready']);
    const counted = await app.database.query('select count(*)::int as answers from answers');
    expect(await importHistory(app.services, made)).toBeNull();
    expect(await app.database.query('select count(*)::int as answers from answers')).toEqual(counted);
  });

  it('has a run of every keyword on every channel for each day up to the last 24 hours', async () => {
    expect(await answersByDay(app)).toEqual(expectedDays());
  });

  it('is of the keywords that the account has', async () => {
    const rows = await app.database.query(
      `select count(distinct keyword_id)::int as asked,
         count(distinct keyword_id) filter (where exists (select from keywords k
           where k.account_id = a.account_id and k.id = a.keyword_id and k.keyword = a.keyword))::int as known
       from answers a where account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([{ asked: KEYWORDS, known: KEYWORDS }]);
  });

  it('took as long as answers of the demonstration take, by which forecasts go', async () => {
    const [took] = await app.database.query<{ least: number; most: number }>(
      'select min(latency_ms)::int as least, max(latency_ms)::int as most from answers where account_id = $1',
      [accountId],
    );
    const { min, max } = DEMONSTRATION_LATENCY_MS;
    expect(took?.least).toBeGreaterThanOrEqual(min);
    expect(took?.least).toBeLessThan(min + (max - min) / 4);
    expect(took?.most).toBeGreaterThan(max - (max - min) / 4);
    expect(took?.most).toBeLessThan(max);
  });

  it('has answers that cite the site of the company itself', async () => {
    const rows = await app.database.query<{ domain: string }>(
      "select distinct domain from answer_citations where account_id = $1 and kind = 'own'",
      [accountId],
    );
    expect(rows).toEqual([{ domain: 'northwind-books.example' }]);
  });

  it('has a report of each channel for each day, each compared with the day before', async () => {
    const rows = await app.database.query<{ channel: string; reports: number; chained: number }>(
      `select r.channel, count(*)::int as reports, count(p.id)::int as chained
       from reports r left join reports p on p.account_id = r.account_id and p.id = r.previous_report_id
         and p.channel = r.channel and r.created_at - p.created_at between interval '23 hours' and interval '25 hours'
       where r.account_id = $1 group by 1 order by 1`,
      [accountId],
    );
    const expected = CHANNELS.toSorted().map((channel) => ({ channel, reports: DAYS, chained: DAYS - 1 }));
    expect(rows).toEqual(expected);
  });

  it('leaves nothing under way and no report due, and every day paid from its own month and day', async () => {
    expect(await writeDueReports(app.services.checks)).toBe(0);
    const rows = await app.database.query(
      `select (select count(*)::int from check_attempts where state = 'asking')
            + (select count(*)::int from run_channels where state not in ('done')) as open,
         (select count(*)::int from spend_days d where d.provider = 'all' and d.spent_microdollars <>
           (select sum(cost_microdollars) from check_attempts t
            where to_char(t.asked_at at time zone 'utc', 'YYYY-MM-DD') = d.day)) as days_off,
         (select count(*)::int from spend_days d where d.provider <> 'all' and d.spent_microdollars <>
           (select sum(cost_microdollars) from check_attempts t
            where t.channel = d.provider and to_char(t.asked_at at time zone 'utc', 'YYYY-MM-DD') = d.day)) as channels_off,
         (select count(*)::int from spend_months m where m.reserved_microdollars <> 0
            or m.spent_microdollars <> (select sum(cost_microdollars) from check_attempts t
              where t.account_id = m.account_id and to_char(t.asked_at at time zone 'utc', 'YYYY-MM') = m.month)) as months_off,
         (select array_agg(distinct month order by month) from spend_months) =
           (select array_agg(distinct to_char(asked_at at time zone 'utc', 'YYYY-MM') order by to_char(asked_at at time zone 'utc', 'YYYY-MM'))
            from check_attempts) as has_all_months`,
    );
    expect(rows).toEqual([{ open: 0, days_off: 0, channels_off: 0, months_off: 0, has_all_months: true }]);
  });

  it('of a build some weeks ago ends within the last 24 hours, ids with their moments', async () => {
    const other = await startDemonstration();
    try {
      const account = await seedDemonstration(other.services);
      if (account === null) throw new Error('the demonstration account was there already');
      await importHistory(other.services, older);
      expect(await answersByDay(other)).toEqual(expectedDays());
      const ids = await other.database.query<{ is_off: boolean }>(
        `select abs(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - extract(epoch from created_at) * 1000) > 1000 as is_off
         from check_runs union all
         select abs(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - extract(epoch from created_at) * 1000) > 1000 from reports`,
      );
      expect(new Set(ids.map(({ is_off }) => is_off))).toEqual(new Set([false]));
    } finally {
      await other.stop();
    }
  });

  it('counts as refreshed also where the scheduler has planned the first refresh already', async () => {
    const other = await startDemonstration();
    try {
      const account = await seedDemonstration(other.services);
      if (account === null) throw new Error('the demonstration account was there already');
      await other.database.query(
        `insert into refresh_tracking (account_id, channel, next_refresh_at, frequency_hours, time_zone)
         select $1, unnest($2::text[]), now() + interval '1 hour', 168, 'UTC'`,
        [account.personId, [...CHANNELS]],
      );
      expect(await importHistory(other.services, made)).not.toBeNull();
      const rows = await other.database.query(
        `select count(*)::int as channels, count(last_refreshed_at)::int as refreshed,
           count(*) filter (where next_refresh_at > now() and frequency_hours = 24
             and next_refresh_at - last_refreshed_at < interval '27 hours')::int as later
         from refresh_tracking where account_id = $1`,
        [account.personId],
      );
      expect(rows).toEqual([{ channels: 4, refreshed: 4, later: 4 }]);
    } finally {
      await other.stop();
    }
  });

  it('is said to be on its way to the account and to administrators alone, until it is there', async () => {
    const other = await startDemonstration();
    try {
      const account = await seedDemonstration(other.services);
      if (account === null) throw new Error('the demonstration account was there already');
      const owner = await signIn(other.baseUrl, account);
      const administrator = await other.newAdministrator();
      const newcomer = await other.newUser();
      const seen = async () => {
        const replies = await Promise.all(
          [owner, administrator, newcomer].map((who) => who.get('/api/installation')),
        );
        return replies.map(({ body }) => body.history_import);
      };
      expect(await seen()).toEqual([null, null, null]);
      let ended: Promise<number | null> = Promise.resolve(null);
      // The import waits for the profile, which is held here.
      await inTransaction(other.services.database.servicePool, null, async (tx) => {
        orNotFound(await findAccountForUpdate(tx, accountId));
        ({ ended } = await beginImport(other.services, made));
        const underWay = { days: 90, progress: 0, has_failed: false };
        expect(await seen()).toEqual([underWay, underWay, null]);
      });
      expect(await ended).not.toBeNull();
      expect(await seen()).toEqual([null, null, null]);
      // A later start has nothing to import.
      expect(await importHistory(other.services, made)).toBeNull();
    } finally {
      await other.stop();
    }
  });

  it('that cannot be read is said to have failed', async () => {
    const other = await startDemonstration();
    try {
      const account = await seedDemonstration(other.services);
      if (account === null) throw new Error('the demonstration account was there already');
      const broken = join(folder, 'broken');
      writeFileSync(broken, 'no history');
      await expect(importHistory(other.services, broken)).rejects.toThrow();
      const owner = await signIn(other.baseUrl, account);
      expect((await owner.get('/api/installation')).body.history_import).toMatchObject({ has_failed: true });
    } finally {
      await other.stop();
    }
  });

  it('makes an account that was dated to its first start as old as it is, and changes no other row', async () => {
    const read = () =>
      app.database.query<{ email: string; created_at: Date; other: string }>(
        `select email, created_at, md5((to_jsonb(u) - 'created_at')::text) as other from auth."user" u order by id`,
      );
    const before = await read();
    await app.database.query('update auth."user" set created_at = now() where id = $1', [accountId]);
    await dateDemonstrationBack(app.services);
    expect(await read()).toEqual(before);
    const [{ joined_at, first_report_at } = { joined_at: new Date(), first_report_at: new Date(0) }] =
      await app.database.query<{ joined_at: Date; first_report_at: Date }>(
        `select u.created_at as joined_at, (select min(created_at) from reports r where r.account_id = u.id) as first_report_at
         from auth."user" u where id = $1`,
        [accountId],
      );
    expect(joined_at.getTime()).toBeLessThan(first_report_at.getTime());
  });

  it('is not imported into an account that has asked something itself', async () => {
    const other = await startDemonstration();
    try {
      const account = await seedDemonstration(other.services);
      if (account === null) throw new Error('the demonstration account was there already');
      await other.database.query(
        `insert into check_runs (account_id, id, trigger, company_name, settings, state, created_at)
         values ($1, gen_random_uuid(), 'manual', 'Northwind Books', '{}', 'done', now())`,
        [account.personId],
      );
      expect(await importHistory(other.services, made)).toBeNull();
    } finally {
      await other.stop();
    }
  });
});

/** What a browser of the account hears until the profile is changed, which it is when this is asked for. */
async function listen(at: TestApp, { email, password }: { email: string; password: string }) {
  const body = { email, password };
  const { headers } = await send(at.baseUrl, 'POST', '/api/auth/sign-in/email', { body });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const response = await fetch(`${at.baseUrl}/api/events`, { headers: { cookie } });
  const read = readEvents(response);
  return async (): Promise<string[]> => {
    await send(at.baseUrl, 'PATCH', '/api/profile', { cookie, body: { time_zone: 'UTC' } });
    const text = await read('profile_updated');
    return [...text.matchAll(/"type":"(run_updated|report_ready)"/g)].map(([, type]) => type ?? '');
  };
}

async function answersByDay({ database }: TestApp) {
  return database.query<{ day: string; answers: number; channels: number }>(
    `select to_char(a.asked_at at time zone 'utc', 'YYYY-MM-DD') as day, count(*)::int as answers,
       count(distinct a.channel)::int as channels
     from answers a where a.is_counted group by 1 order by 1`,
  );
}

function expectedDays() {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.now() - LAST_CHECK_ENDS_MS - (DAYS - 1 - index) * DAY_MS);
    return { day: day.toISOString().slice(0, 10), answers: KEYWORDS * 4, channels: 4 };
  });
}
