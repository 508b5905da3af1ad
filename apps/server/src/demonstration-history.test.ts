import { CHANNELS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { readEvents } from '../test/event-reader.ts';
import { send } from '../test/user.ts';
import { seedDemonstration } from './demonstration.ts';
import { holdPresentReports, writeDemonstrationHistory } from './demonstration-history.ts';
import type { Log } from './lib/log.ts';
import { getProfileRow } from './modules/accounts/index.ts';
import { startReportWriter, writeDueReports } from './modules/reports/index.ts';
import { finishHeldRun, type RunEngine, type RunServices, startRunEngine } from './modules/runs/index.ts';
import { holdChannels } from './modules/runs/slices.queries.ts';
import { beginBatch } from './modules/runs/use-cases/begin-batch.ts';
import { openSlice } from './modules/runs/use-cases/open-slice.ts';
import { writeRun } from './modules/runs/use-cases/write-run.ts';

const DAYS = 4;
const KEYWORDS = 6;
const DAY_MS = 24 * 3_600_000;

/** A product without any key is in demonstration mode. */
let app: TestApp;
let userId: string;
let heard: () => Promise<string[]>;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', DAILY_SPEND_LIMIT_USD: '20' });
  const account = await seedDemonstration(app.services);
  if (account === null) throw new Error('the demonstration account was there already');
  userId = account.userId;
  heard = await listen(account);
});
afterAll(() => app.stop());

/** The events that a browser of the account hears until the profile is changed, which it is when this is asked for. */
async function listen({ email, password }: { email: string; password: string }) {
  const body = { email, password };
  const { headers } = await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const response = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie } });
  const read = readEvents(response);
  return async (): Promise<string[]> => {
    const changed = await send(app.baseUrl, 'PATCH', '/api/profile', { cookie, body: { time_zone: 'UTC' } });
    expect(changed.status).toBe(200);
    const text = await read('profile_updated');
    return [...text.matchAll(/"type":"([^"]+)"/g)].map(([, type]) => type ?? '');
  };
}

const write = (days: number, stop = new AbortController().signal) =>
  writeDemonstrationHistory(app.services, { days, stop, tellEveryMs: 0 });

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

  it('lets open pages read what is there of it, and is news once, when all is', async () => {
    const events = await heard();
    expect(events.filter((type) => type !== 'result_updated')).toEqual([
      ...['run_updated', 'report_ready', 'profile_updated'],
    ]);
    // Once a day of it, here where no time has to pass between them.
    expect(events.filter((type) => type === 'result_updated')).toHaveLength(DAYS);
    expect(events[0]).toBe('result_updated');
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

  it('has answers that cite the site of the company itself', async () => {
    const rows = await app.database.query<{ domain: string }>(
      "select distinct domain from answer_citations where user_id = $1 and kind = 'own'",
      [userId],
    );
    expect(rows).toEqual([{ domain: 'northwind-books.example' }]);
  });

  it('has a report of each channel for each day, each compared with the day before', async () => {
    const rows = await app.database.query<{ channel: string; reports: number; chained: number }>(
      `select r.channel, count(*)::int as reports, count(p.id)::int as chained
       from reports r left join reports p on p.user_id = r.user_id and p.id = r.previous_report_id
         and p.channel = r.channel and r.created_at - p.created_at between interval '23 hours' and interval '25 hours'
       where r.user_id = $1 group by 1 order by 1`,
      [userId],
    );
    const expected = CHANNELS.toSorted().map((channel) => ({ channel, reports: DAYS, chained: DAYS - 1 }));
    expect(rows).toEqual(expected);
  });

  it('leaves nothing under way, and every day paid from its own month and day', async () => {
    const rows = await app.database.query(
      `select (select count(*)::int from check_attempts where state = 'asking')
            + (select count(*)::int from run_channels where state not in ('done')) as open,
         (select count(*)::int from spend_days d where d.provider = 'all' and d.spent_microdollars <>
           (select sum(cost_microdollars) from check_attempts t
            where to_char(t.asked_at at time zone 'utc', 'YYYY-MM-DD') = d.day)) as days_off,
         (select count(*)::int from spend_months m where m.reserved_microdollars <> 0
            or m.spent_microdollars <> (select sum(cost_microdollars) from check_attempts t
              where t.user_id = m.user_id and to_char(t.asked_at at time zone 'utc', 'YYYY-MM') = m.month)) as months_off,
         (select array_agg(distinct month order by month) from spend_months) =
           (select array_agg(distinct to_char(asked_at at time zone 'utc', 'YYYY-MM') order by to_char(asked_at at time zone 'utc', 'YYYY-MM'))
            from check_attempts) as has_all_months`,
    );
    expect(rows).toEqual([{ open: 0, days_off: 0, months_off: 0, has_all_months: true }]);
  });

  it('does not count in what this installation measures of itself', async () => {
    const metrics = await app.services.metrics.registry.metrics();
    expect(metrics).not.toMatch(/answerscope_assistant_calls_total\{[^}]*outcome="answered"/);
  });
});

describe('beside a visitor of its first minutes', () => {
  it('is written in full whatever a day may cost, and reports on the present wait for it', async () => {
    const other = await startTestApp({
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      DAILY_SPEND_LIMIT_USD: '0.000001',
    });
    const account = await seedDemonstration(other.services);
    if (account === null) throw new Error('the demonstration account was there already');
    const { userId: visitor } = account;
    const lines: unknown[] = [];
    const log = { ...other.services.log, info: (...line: unknown[]) => lines.push(line) } as Log;
    const services = { ...other.services, log };
    const heldReports = holdPresentReports(services);
    // The visitor's own check obeys the limit that is set for its day.
    const paid = { ...services.checks, dailyLimitMicrodollars: 20_000_000 };
    const run_id = await checkEverything(paid, visitor);
    const writer = startReportWriter({ ...services.checks, heldReports }, { pollMs: 10 });
    expect(await writeDueReports({ ...services.checks, heldReports })).toBe(0);
    expect(await writeDemonstrationHistory(services, { days: 2, stop: new AbortController().signal })).toBe(
      2,
    );
    const present = () =>
      other.database.query(
        `select r.channel, (p.created_at at time zone 'utc')::date = (r.created_at at time zone 'utc')::date - 1 as is_next_to_past
         from reports r left join reports p on p.user_id = r.user_id and p.id = r.previous_report_id
         where r.run_id = $1 order by 1`,
        [run_id],
      );
    while ((await present()).length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await present()).toEqual(
      CHANNELS.toSorted().map((channel) => ({ channel, is_next_to_past: true })),
    );
    await writer.stop();
    expect(await heldReports()).toBeNull();
    const states = await other.database.query(
      "select state, count(*)::int as runs from check_runs where trigger = 'scheduled' group by 1",
    );
    expect(states).toEqual([{ state: 'done', runs: 2 }]);
    expect(lines).toEqual([
      [
        { days: 2, seconds: expect.any(Number) },
        expect.stringMatching(/^the demonstration history was written: 2 days in \d+ s$/),
      ],
    ]);
    await other.stop();
  });
});

/** A person's check of all keywords on every channel, through to its end. */
async function checkEverything(services: RunServices, user_id: string): Promise<string> {
  const run = await services.tenant(user_id).transaction(async (tx) => {
    const profile = await getProfileRow(tx, user_id, { lock: true });
    const now = services.now();
    const input = { channels: [...services.configuredChannels] };
    const run_id = await writeRun(tx, {
      services,
      profile,
      input,
      now,
      trigger: 'manual',
      idempotencyKey: null,
    });
    return { user_id, run_id, slices: await holdChannels(tx, { user_id, run_id }, { whoever: true }) };
  });
  await finishHeldRun(services, run);
  return run.run_id;
}

describe('a start that was killed in the middle of a day', () => {
  it('is gone on with on that day, though workers on the real clock look for work', async () => {
    const other = await startTestApp({
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      DAILY_SPEND_LIMIT_USD: '20',
    });
    const account = await seedDemonstration(other.services);
    if (account === null) throw new Error('the demonstration account was there already');
    const madeOn = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    await leaveDayHalfWay(other, account.userId, new Date(madeOn - 3 * DAY_MS + 6 * 3_600_000));
    let engine: RunEngine | null = null;
    const added = await writeDemonstrationHistory(other.services, {
      days: 3,
      stop: new AbortController().signal,
      held: () => {
        engine = startRunEngine(other.services.checks, { pollMs: 10 });
      },
    });
    await (engine as RunEngine | null)?.stop(10_000);
    expect([added, engine === null]).toEqual([3, false]);
    const dates = await other.database.query(
      `select to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD') as day, r.state,
         (select count(*)::int from answers a where a.run_id = r.id and a.is_counted
            and a.asked_at between r.created_at and r.created_at + interval '1 hour') as answers,
         (select count(*)::int from reports p where p.run_id = r.id
            and p.created_at between r.created_at and r.created_at + interval '1 hour') as reports,
         (select count(*)::int from check_attempts t where t.run_id = r.id and t.state = 'lost') > 0 as has_lost
       from check_runs r where r.trigger = 'scheduled' order by r.id`,
    );
    const day = (ago: number) => new Date(madeOn - ago * DAY_MS).toISOString().slice(0, 10);
    const whole = { state: 'done', answers: KEYWORDS * 4, reports: 4 };
    expect(dates).toEqual([
      { day: day(3), ...whole, has_lost: true },
      { day: day(2), ...whole, has_lost: false },
      { day: day(1), ...whole, has_lost: false },
    ]);
    await other.stop();
  });
});

/** As a process leaves a day that is killed when its first calls are under way, found when its leases are over. */
async function leaveDayHalfWay(at: TestApp, user_id: string, now: Date): Promise<void> {
  const services = { ...at.services.checks, now: () => now };
  const slices = await services.tenant(user_id).transaction(async (tx) => {
    const profile = await getProfileRow(tx, user_id, { lock: true });
    const input = { channels: [...services.configuredChannels] };
    const run_id = await writeRun(tx, {
      services,
      profile,
      input,
      now,
      trigger: 'scheduled',
      idempotencyKey: null,
    });
    return holdChannels(tx, { user_id, run_id }, { whoever: true });
  });
  const plan = slices[0] === undefined ? null : await openSlice(services, slices[0]);
  if (plan === null) throw new Error('no run');
  await services.tenant(user_id).transaction((tx) => beginBatch(tx, services, plan));
  await at.database.query("update run_channels set lease_until = now() - interval '1 s'");
}
