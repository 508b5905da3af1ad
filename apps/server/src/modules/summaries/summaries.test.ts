import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import type { TestUser } from '../../../test/user.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Killed } from './killed-summary.fixture.ts';
import {
  DUE,
  HOUR_MS,
  hoursBefore,
  KEYWORDS,
  later,
  SOON,
  startSummaryApp,
  WEEK_MS,
} from './summary-app.fixture.ts';
import { nextSlot } from './summary-slots.rules.ts';
import { planSummaries } from './use-cases/plan-summaries.ts';

let { app, choose, confirm, jobsOf, leave, mailsOf, make, newReader, plan, rowsOf } = {} as Awaited<
  ReturnType<typeof startSummaryApp>
>;
beforeAll(async () => {
  ({ app, choose, confirm, jobsOf, leave, mailsOf, make, newReader, plan, rowsOf } = await startSummaryApp());
});
afterAll(() => app.stop());

describe('the settings of mails', () => {
  it('say weekly until somebody chooses, and when the next one comes', async () => {
    const user = await app.newReader([]);
    expect((await user.get('/api/mail-settings')).body).toEqual({
      summary_frequency: 'weekly',
      can_be_daily: false,
      is_email_confirmed: false,
      next_summary_at: nextSlot('weekly', 'UTC', new Date()).due_at.toISOString(),
      last_summary_at: null,
    });
    expect((await choose(user, 'off')).body).toMatchObject({
      summary_frequency: 'off',
      next_summary_at: null,
    });
    expect((await user.get('/api/mail-settings')).body.summary_frequency).toBe('off');
  });

  it('take daily only on a plan that refreshes every day, and fall back to weekly with it', async () => {
    const user = await app.newReader([]);
    const refused = await choose(user, 'daily');
    expectClosedError(refused, 400);
    expect(refused.body.details.fields.summary_frequency).toEqual([
      'Daily summaries need a plan that refreshes daily',
    ]);
    const onPlan = (name: string) =>
      app.database.query(
        'update accounts set plan_id = (select id from plans where name = $1) where id = $2',
        [name, user.accountId],
      );
    await onPlan('Enterprise');
    expect((await choose(user, 'daily')).body).toMatchObject({
      summary_frequency: 'daily',
      can_be_daily: true,
    });
    await onPlan('Professional');
    expect((await user.get('/api/mail-settings')).body).toMatchObject({
      summary_frequency: 'weekly',
      can_be_daily: false,
    });
  });
});

describe('a summary', () => {
  it('is planned with its job, made once, and says what the reports say', async () => {
    const user = await newReader();
    await plan(later(-1));
    expect(await rowsOf(user)).toEqual([]);
    await plan();
    expect(await rowsOf(user)).toEqual([
      {
        due_on: DUE.due_on,
        state: 'waiting',
        since: new Date(DUE.due_at.getTime() - WEEK_MS),
        until: DUE.due_at,
        frequency: 'weekly',
      },
    ]);
    expect(await jobsOf(user)).toEqual([{ due_on: DUE.due_on }]);
    await make(user);
    expect(await rowsOf(user)).toMatchObject([{ state: 'sent' }]);
    const [mail] = await mailsOf(user);
    const upTo = (days: number) =>
      new Date(DUE.due_at.getTime() - 24 * days * HOUR_MS).toISOString().slice(0, 10);
    const [latest] = (await user.get(`/api/dashboard?range=${upTo(27)}..${upTo(0)}`)).body.channels;
    expect(latest.headline.current).toMatchObject({ mentions: 2, answers: 5 });
    const { low, high } = latest.headline.current.interval;
    const range = `${Math.round(low * 100)}-${Math.round(high * 100)}%`;
    expect(mail?.subject).toMatch(/^Weekly summary of your visibility, \d+ \w+ 20\d\d$/);
    expect(mail?.text).toContain('ChatGPT\n-------');
    expect(mail?.text).toContain(`Mentioned: 2 of 5 answers, 40% (${range}) in the last 28 days`);
    expect(mail?.text).toContain('; 1 answer without a company left out');
    expect(mail?.text).toContain('Change: Trend from about ');
    expect(mail?.text).toContain('Fabrikam: in 5 answers, 3 of them without you');
    expect(mail?.text).toContain('Not measured in these days: Claude, Gemini, and Perplexity.');
    expect(mail?.text).toContain(`\n${app.baseUrl}/tracker/dashboard\n`);
    expect(mail?.html).toContain('Stop these mails</a>');
    expect((await user.get('/api/mail-settings')).body.last_summary_at).toBe(SOON.toISOString());
  });

  it('names keywords that are newly and no longer mentioned, as the reports of the period do together', async () => {
    const user = await app.newReader(KEYWORDS);
    await confirm(user);
    await leave(user, hoursBefore(200), { crm: ['no'], bookkeeping: ['yes'], payroll: ['no'] });
    await leave(user, hoursBefore(50), { crm: ['yes'], bookkeeping: ['yes'], payroll: ['yes'] });
    await leave(user, hoursBefore(2), { crm: ['yes'], bookkeeping: ['no'], payroll: ['no'] });
    // After its end: of the next one.
    await leave(user, later(60_000), { crm: ['no'], bookkeeping: ['no'], payroll: ['no'] });
    await plan();
    await make(user);
    const text = (await mailsOf(user))[0]?.text ?? '';
    expect(text).toContain('Newest of 2 reports');
    expect(text).toContain('Newly mentioned for: “crm”\nNo longer mentioned for: “bookkeeping”');
    expect(text).not.toContain('payroll');
    await plan(later(WEEK_MS));
    const next = nextSlot('weekly', 'UTC', SOON).due_on;
    await make(user, next, later(WEEK_MS));
    const following = (await mailsOf(user))[1]?.text ?? '';
    expect(following).toContain('No longer mentioned for: “crm”');
    expect((await rowsOf(user))[1]).toMatchObject({ since: DUE.due_at });
  });

  it('is planned once and posted once, however many look and however often its job is done', async () => {
    const user = await newReader();
    await Promise.all([plan(), plan(), plan()]);
    expect(await jobsOf(user)).toHaveLength(1);
    await Promise.all([make(user), make(user)]);
    await make(user);
    await plan();
    await plan(later(24 * HOUR_MS));
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await jobsOf(user)).toHaveLength(1);
    expect(await mailsOf(user)).toHaveLength(1);
  });

  it('gets one job where two workers plan it in the same moment', async () => {
    const user = await newReader();
    const { log, database } = app.services;
    const planned: string[] = [];
    const planWith = (enqueue: Parameters<typeof planSummaries>[0]['enqueue']) =>
      planSummaries({ servicePool: database.servicePool, log, now: SOON, enqueue });
    const note = async ({ account_id }: { account_id: AccountId }) => {
      if (account_id === user.accountId) planned.push(account_id);
    };
    const isWaiting = async () =>
      (
        await app.database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query ilike 'insert into "summaries"%'`,
        )
      ).length > 0;
    let second: Promise<number> | null = null;
    await planWith(async (_tx, key) => {
      await note(key);
      if (key.account_id !== user.accountId) return;
      // It has found the summary not planned yet, and waits for what this transaction comes to.
      second = planWith((_other, found) => note(found));
      await expect.poll(isWaiting).toBe(true);
    });
    await second;
    expect(planned).toEqual([user.accountId]);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it('whose worker is killed while it posts is posted by the next try, and only then', {
    tags: 'verify',
  }, async () => {
    const user = await newReader();
    await plan();
    const child = fork(join(import.meta.dirname, 'killed-summary.fixture.ts'));
    child.send({
      owner: app.database.owner,
      secret: TEST_SECRET,
      key: { account_id: user.accountId, due_on: DUE.due_on },
    } satisfies Killed);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await rowsOf(user)).toMatchObject([{ state: 'waiting' }]);
    expect(await mailsOf(user)).toEqual([]);
    await make(user);
    await make(user);
    expect(await rowsOf(user)).toMatchObject([{ state: 'sent' }]);
    expect(await mailsOf(user)).toHaveLength(1);
  });

  it('that nobody made for two days is left out, and the next one covers its days', async () => {
    const user = await newReader();
    await plan(later(48 * HOUR_MS));
    expect(await rowsOf(user)).toEqual([]);
    await plan(later(WEEK_MS));
    await plan(later(2 * WEEK_MS));
    const [first, second] = await rowsOf(user);
    expect(first).toMatchObject({ since: DUE.due_at });
    // The first was planned and never made: its days are the second's, and it is dropped if it is made after all.
    expect(second).toMatchObject({ since: DUE.due_at, until: later(2 * WEEK_MS) });
    await make(user, String(first?.due_on), later(2 * WEEK_MS));
    expect(await rowsOf(user)).toMatchObject([{ state: 'dropped' }, { state: 'waiting' }]);
  });

  it.each([
    ['switched them off', (user: TestUser) => choose(user, 'off')],
    [
      'is inactive',
      ({ accountId }: TestUser) =>
        app.database.query('update auth."user" set is_active = false where id = $1', [accountId]),
    ],
    [
      'asked for the deletion of the account',
      ({ accountId }: TestUser) =>
        app.database.query('update auth."user" set deletion_asked_at = now() where id = $1', [accountId]),
    ],
    [
      'has not confirmed the address',
      ({ accountId }: TestUser) =>
        app.database.query('update auth."user" set email_verified = false where id = $1', [accountId]),
    ],
  ])('is not for who %s, before it is planned or after', async (_who, become) => {
    const [early, late] = [await newReader(), await newReader()];
    await become(early);
    await plan();
    expect(await rowsOf(early)).toEqual([]);
    await become(late);
    await make(late);
    expect(await rowsOf(late)).toMatchObject([{ state: 'dropped' }]);
    expect(await mailsOf(late)).toEqual([]);
  });

  it('is not for who never had a report, nor for a slot before it was chosen', async () => {
    const nobody = await app.newReader(KEYWORDS);
    await confirm(nobody);
    const late = await newReader();
    await app.database.query("insert into mail_settings values ($1, 'weekly', $2)", [
      late.accountId,
      later(300_000),
    ]);
    await plan();
    expect(await rowsOf(nobody)).toEqual([]);
    expect(await rowsOf(late)).toEqual([]);
  });

  it('says once that nothing was measured, and nothing more until something is', async () => {
    const user = await newReader();
    const weeks = [0, 1, 2].map((count) => later(count * WEEK_MS));
    for (const now of weeks) {
      await plan(now);
      const due_on = String((await rowsOf(user)).at(-1)?.due_on);
      await make(user, due_on, now);
    }
    expect((await rowsOf(user)).map(({ state }) => state)).toEqual(['sent', 'said_nothing', 'nothing']);
    const mails = await mailsOf(user);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toMatch(/^Nothing was measured since /);
  });

  it('says nothing of a week without a report where the plan refreshes once a month', async () => {
    const user = await newReader();
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Free') where id = $1",
      [user.accountId],
    );
    for (const now of [SOON, later(WEEK_MS)]) {
      await plan(now);
      await make(user, String((await rowsOf(user)).at(-1)?.due_on), now);
    }
    expect((await rowsOf(user)).map(({ state }) => state)).toEqual(['sent', 'nothing']);
    expect(await mailsOf(user)).toHaveLength(1);
  });

  it('is forgotten after ninety days', async () => {
    const user = await newReader();
    await plan();
    await plan(later(91 * 24 * HOUR_MS));
    expect((await rowsOf(user)).map(({ due_on }) => due_on)).not.toContain(DUE.due_on);
  });
});
