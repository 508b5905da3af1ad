import { AssistantError } from '@answerscope/assistants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { loginName } from '../../database/roles.ts';
import { createLog } from '../../lib/log.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { type BegunCheck, type CheckApp, check, resultsOf, startCheckApp } from './check-app.fixture.ts';
import { reserveCall } from './use-cases/ask-sample.ts';
import { recordAnswer } from './use-cases/record-answer.ts';
import { recordFailure } from './use-cases/record-failure.ts';
import { recoverChecks } from './use-cases/recover-checks.ts';

let app: Owned<CheckApp>;
beforeAll(async () => {
  app = await startCheckApp();
});
afterEach(async () => {
  await app.resetSimulator();
  await app.expectBooksToBalance();
});
afterAll(() => app.stop());

const MINUTE_MS = 60_000;
/** The sweep as it runs some minutes from now. */
const sweep = (minutes: number) =>
  recoverChecks({ ...app.checks, now: () => new Date(Date.now() + minutes * MINUTE_MS) });

/** As a process does that is killed before it settles the money. */
const store = (begun: BegunCheck, fields: Parameters<typeof anAnswer>[0] = {}) =>
  app.checks
    .tenant(begun.plan.account_id)
    .transaction((tx) => recordAnswer(tx, { ...begun, answer: anAnswer(fields), now: new Date() }));
const settle = ({ plan, attempt }: BegunCheck) =>
  app.checks.settleAttempt({ account_id: plan.account_id, id: attempt.id });
const keep = async (begun: BegunCheck, fields: Parameters<typeof anAnswer>[0] = {}) => {
  const stored = await store(begun, fields);
  await settle(begun);
  return stored;
};

const limited = new AssistantError({
  channel: 'openai',
  code: 'rate_limited',
  message: 'Slow down.',
  http_status: 429,
  retryable: true,
  surely_not_billed: true,
});
const torn = new AssistantError({
  channel: 'openai',
  code: 'network',
  message: 'Torn.',
  retryable: true,
  surely_not_billed: false,
});

describe('a call whose process is gone', () => {
  it('keeps its money set aside until its deadline', async () => {
    const user = await app.newTracker();
    const { attempt } = await app.beginCheck(user);
    expect(await sweep(2)).toEqual({ lost: 0, abandoned: 0 });
    expect(await app.booksOf(user)).toEqual({ spent: 0, reserved: attempt.reserved_microdollars });
    await sweep(3);
  });

  it('is then lost, once, however many sweeps find it: booked as spent, its result unknown', async () => {
    const user = await app.newTracker();
    const { attempt } = await app.beginCheck(user);
    const sweeps = await Promise.all([sweep(3), sweep(3), sweep(3)]);
    expect(sweeps.map(({ lost }) => lost).toSorted()).toEqual([0, 0, 1]);
    expect(await sweep(4)).toEqual({ lost: 0, abandoned: 0 });
    expect(await app.attemptsOf(user)).toMatchObject([
      { state: 'lost', cost_microdollars: String(attempt.reserved_microdollars) },
    ]);
    expect(await app.booksOf(user)).toEqual({ spent: attempt.reserved_microdollars, reserved: 0 });
    expect(await resultsOf(user)).toMatchObject([
      {
        status: 'network_error',
        is_mentioned: false,
        n: 0,
        k: 0,
        failed: 1,
        answer_id: null,
        response_text: expect.stringMatching(/^Network Error: The outcome of this check is unknown/),
        error_code: 'unknown_outcome',
      },
    ]);
    expect(
      await app.database.query('select state from check_runs where account_id = $1', [user.accountId]),
    ).toEqual([{ state: 'failed' }]);
  });

  it('is booked beside what stored answers cost', async () => {
    const user = await app.newTracker();
    const [lost, unsettled] = [await app.beginCheck(user), await app.beginCheck(user)];
    await store(unsettled);
    await check(user);
    await sweep(3);
    const [, stored, settled] = (await app.attemptsOf(user)).map(({ cost_microdollars }) =>
      Number(cost_microdollars),
    );
    expect(await app.booksOf(user)).toEqual({
      spent: lost.attempt.reserved_microdollars + Number(stored) + Number(settled),
      reserved: 0,
    });
  });

  it('its late answer is kept, not counted and not paid twice, also when it comes twice', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    await sweep(3);
    const books = await app.booksOf(user);
    const results = await resultsOf(user);
    expect(await keep(begun)).toMatchObject({ status: 'completed', is_counted: false });
    expect(await keep(begun)).toMatchObject({ is_counted: false });
    expect(await app.answersOf(user)).toMatchObject([{ id: begun.attempt.id, is_counted: false }]);
    expect(await app.booksOf(user)).toEqual(books);
    expect(await resultsOf(user)).toEqual(results);
    const [sample] = await app.database.query('select answer_id from check_samples where account_id = $1', [
      user.accountId,
    ]);
    expect(sample).toEqual({ answer_id: null });
    expect(await app.attemptsOf(user)).toMatchObject([{ state: 'lost' }]);
  });

  it('does not overwrite the result of a check that was begun after it', async () => {
    const user = await app.newTracker();
    await app.beginCheck(user);
    const { body } = await check(user);
    await sweep(3);
    expect(await resultsOf(user)).toMatchObject([{ status: 'completed', answer_id: body.answerId }]);
  });

  it('one that was to ask again ends too, when nobody holds it any more', async () => {
    const user = await app.newTracker();
    await app.failCall(await app.beginCheck(user), limited);
    expect(await sweep(3)).toEqual({ lost: 0, abandoned: 0 });
    expect(await sweep(4)).toEqual({ lost: 0, abandoned: 1 });
    expect(await sweep(4)).toEqual({ lost: 0, abandoned: 0 });
    expect(await resultsOf(user)).toMatchObject([{ status: 'network_error' }]);
    expect(await app.booksOf(user)).toEqual({ spent: 0, reserved: 0 });
    const states = await app.database.query(
      `select r.state as run, c.state as channel, i.state as item from check_runs r
       join run_channels c using (account_id) join check_run_items i using (account_id) where account_id = $1`,
      [user.accountId],
    );
    expect(states).toEqual([{ run: 'failed', channel: 'failed', item: 'failed' }]);
  });

  it('an ad hoc one touches no result', async () => {
    const user = await app.newTracker();
    await app.beginCheck(user, { companyName: 'Fabrikam' });
    expect(await sweep(3)).toMatchObject({ lost: 1 });
    expect(await resultsOf(user)).toEqual([]);
  });

  it('of an erased account leaves nothing behind', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    for (const table of ['spend_months', 'check_runs'])
      await app.database.query(`delete from ${table} where account_id = $1`, [user.accountId]);
    await app.database.query('delete from spend_days');
    expect(await keep(begun)).toMatchObject({ is_counted: false });
    expect(await app.answersOf(user)).toEqual([]);
    expect(await app.booksOf(user)).toEqual({ spent: 0, reserved: 0 });
    await app.database.query('delete from spend_months');
    await app.database.query('delete from check_attempts');
  });
});

describe('a process whose check was taken over', () => {
  it.each([
    ['another process holds it', 'update run_channels set lease_epoch = 2 where account_id = $1'],
    ['it has ended', "update run_channels set state = 'failed' where account_id = $1"],
  ])('may not ask again: %s', async (_title, statement) => {
    const user = await app.newTracker();
    const { plan, attempt } = await app.beginCheck(user);
    await app.database.query(statement, [user.accountId]);
    const again = app.checks
      .tenant(user.accountId)
      .transaction((tx) => reserveCall(app.checks, tx, { plan, attemptNo: 2, now: new Date() }));
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'run_taken_over' } });
    expect(await app.booksOf(user)).toEqual({ spent: 0, reserved: attempt.reserved_microdollars });
    expect(await app.attemptsOf(user)).toHaveLength(1);
  });
});

describe('storing the same outcome again', () => {
  it('an answer changes nothing the second time', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    const first = await keep(begun);
    const [books, results, answers] = [
      await app.booksOf(user),
      await resultsOf(user),
      await app.answersOf(user),
    ];
    expect(await keep(begun)).toEqual(first);
    expect(first).toMatchObject({ status: 'completed', is_counted: true });
    expect([await app.booksOf(user), await resultsOf(user), await app.answersOf(user)]).toEqual([
      books,
      results,
      answers,
    ]);
    expect(books).toEqual({ spent: anAnswer().cost_microdollars, reserved: 0 });
  });

  it('an answer and its repetition at the same moment are one', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    await Promise.all(Array.from({ length: 8 }, () => keep(begun)));
    expect(await app.answersOf(user)).toHaveLength(1);
    expect(await app.booksOf(user)).toEqual({ spent: anAnswer().cost_microdollars, reserved: 0 });
  });

  it('a failure is booked once', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    const record = () =>
      app.checks
        .tenant(user.accountId)
        .transaction((tx) => recordFailure(tx, { ...begun, error: torn, isFinal: true, now: new Date() }));
    expect(await record()).toBe(begun.attempt.reserved_microdollars);
    expect(await record()).toBe(0);
    await Promise.all([settle(begun), settle(begun), settle(begun)]);
    expect(await app.booksOf(user)).toEqual({ spent: begun.attempt.reserved_microdollars, reserved: 0 });
  });
});

describe('a stored answer whose process is gone before its money was settled', () => {
  it('keeps it set aside until the sweep, which settles it once', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    await store(begun);
    const reserved = begun.attempt.reserved_microdollars;
    expect(await app.booksOf(user)).toEqual({ spent: 0, reserved });
    await Promise.all([sweep(0), sweep(0), settle(begun)]);
    expect(await app.booksOf(user)).toEqual({ spent: anAnswer().cost_microdollars, reserved: 0 });
    await sweep(0);
    expect(await app.booksOf(user)).toEqual({ spent: anAnswer().cost_microdollars, reserved: 0 });
  });
});

describe('an answer with characters no table can hold', () => {
  it('is kept, its spans still true', async () => {
    const user = await app.newTracker();
    const text = 'Half an emoji \uD83D and a NUL \0 before Northwind.';
    const begun = await app.beginCheck(user);
    await keep(begun, { text, raw: { text, deep: ['\0'] }, queries: ['a\0b'] });
    const { body } = await user.get(`/api/answers/${begun.attempt.id}`);
    expect(body.text).toBe('Half an emoji \uFFFD and a NUL \uFFFD before Northwind.');
    const [span] = body.verdict.mentions;
    expect(body.text.slice(span.start, span.end)).toBe('Northwind');
  });
});

describe('a paid answer while the database is away', () => {
  const logins = () =>
    ['app', 'service', 'auth'].map((role) => loginName(role as 'app', app.database.owner.database));
  const cutOff = async (): Promise<void> => {
    for (const login of logins()) await app.database.query(`alter role ${login} connection limit 0`);
    await app.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = any($1) and datname = current_database()',
      [logins()],
    );
  };
  const letIn = async (): Promise<void> => {
    for (const login of logins()) await app.database.query(`alter role ${login} connection limit -1`);
  };

  it('is held until the database is back, and counts', async () => {
    const user = await app.newTracker();
    const warnings: string[] = [];
    const { log } = app.checks;
    app.checks.log = createLog('warn', { write: (line) => warnings.push(line) });
    await app.fault({ kind: 'held' });
    const asking = check(user);
    await app.untilAsked(1);
    await cutOff();
    await app.release();
    await expect.poll(() => warnings.join()).toContain('the database could not take it');
    app.checks.log = log;
    expect(await app.answersOf(user)).toEqual([]);
    expect((await fetch(`${app.baseUrl}/health/ready`)).status).toBe(503);
    await letIn();
    const { body } = await asking;
    expect(body).toMatchObject({ status: 'completed', error: null });
    expect(await app.answersOf(user)).toMatchObject([{ id: body.answerId, is_counted: true }]);
    expect((await app.booksOf(user)).reserved).toBe(0);
    expect((await fetch(`${app.baseUrl}/health/ready`)).status).toBe(200);
  });

  it('is stored once, although its transaction was cut off twice', async () => {
    await app.database.query('create sequence cuts');
    await app.database.query(`create function cut_off() returns trigger language plpgsql security definer as $$
      begin
        if nextval('cuts') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`);
    await app.database.query(
      'create trigger cut_off before insert on answers for each row execute function cut_off()',
    );
    const user = await app.newTracker();
    try {
      expect((await check(user)).body.status).toBe('completed');
      expect(await app.database.query('select last_value::int as tries from cuts')).toEqual([{ tries: 3 }]);
    } finally {
      await app.database.query('drop function cut_off cascade');
      await app.database.query('drop sequence cuts');
    }
    expect(await app.answersOf(user)).toHaveLength(1);
    expect((await app.booksOf(user)).reserved).toBe(0);
  });

  it('is stored although another transaction was in its way', async () => {
    await app.database.query('create sequence victims');
    await app.database.query(`create function lose_deadlock() returns trigger language plpgsql security definer as $$
      begin
        if nextval('victims') = 1 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;
        return new;
      end $$`);
    const user = await app.newTracker();
    await app.database.query(
      'create trigger lose_deadlock before insert on answers for each row execute function lose_deadlock()',
    );
    try {
      expect((await check(user)).body.status).toBe('completed');
    } finally {
      await app.database.query('drop function lose_deadlock cascade');
      await app.database.query('drop sequence victims');
    }
    expect(await app.answersOf(user)).toHaveLength(1);
    expect((await app.booksOf(user)).reserved).toBe(0);
  });
});
