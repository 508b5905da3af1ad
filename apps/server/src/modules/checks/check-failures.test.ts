import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import {
  type CheckApp,
  COMPANY,
  check,
  countOf,
  KEYWORD,
  resultsOf,
  startCheckApp,
} from './check-app.fixture.ts';

let app: Owned<CheckApp>;
beforeAll(async () => {
  app = await startCheckApp();
});
afterEach(async () => {
  await app.resetSimulator();
  app.checks.callTimeoutMs = 120_000;
  app.checks.waitMaxMs = 60_000;
  await app.expectBooksToBalance();
});
afterAll(() => app.stop());

interface Case {
  fault: { kind: string; times?: number; retryAfterSeconds?: number };
  status: string;
  text: RegExp;
  calls: number;
  /** What is booked of each reservation: nothing, all of it, or the answer's own cost. */
  booked: 'nothing' | 'reservations' | 'cost';
}

const WITHOUT_ANSWER: Case[] = [
  {
    fault: { kind: '429', retryAfterSeconds: 120 },
    status: 'api_error',
    text: /^API Error \(429\): OpenAI limits how often/,
    calls: 1,
    booked: 'nothing',
  },
  {
    fault: { kind: 'quota' },
    status: 'api_error',
    text: /^API Error \(429\): The OpenAI account has no credit left .* Add credit/,
    calls: 1,
    booked: 'nothing',
  },
  {
    fault: { kind: 'invalid_key' },
    status: 'api_error',
    text: /^API Error \(401\): OpenAI refused the API key .* Check OPENAI_API_KEY/,
    calls: 1,
    booked: 'nothing',
  },
  {
    fault: { kind: 'bad_request' },
    status: 'api_error',
    text: /^API Error \(400\): OpenAI did not accept the request/,
    calls: 1,
    booked: 'nothing',
  },
  {
    fault: { kind: '500' },
    status: 'api_error',
    text: /^API Error \(500\): OpenAI is overloaded or has an internal error/,
    calls: 2,
    booked: 'reservations',
  },
  {
    fault: { kind: '503', retryAfterSeconds: 120 },
    status: 'api_error',
    text: /^API Error \(503\): OpenAI is overloaded/,
    calls: 1,
    booked: 'nothing',
  },
  {
    fault: { kind: 'failed_200' },
    status: 'api_error',
    text: /^API Error \(200\): OpenAI is overloaded .* server_error/,
    calls: 2,
    booked: 'reservations',
  },
  {
    fault: { kind: 'malformed' },
    status: 'error',
    text: /^OpenAI sent a reply that cannot be read/,
    calls: 1,
    booked: 'reservations',
  },
  {
    fault: { kind: 'drop' },
    status: 'network_error',
    text: /^Network Error: The connection to OpenAI ended before its answer was complete/,
    calls: 2,
    booked: 'reservations',
  },
];

const WITH_ANSWER: Case[] = [
  {
    fault: { kind: 'empty' },
    status: 'error',
    text: /^OpenAI sent an answer without any text/,
    calls: 1,
    booked: 'cost',
  },
  {
    fault: { kind: 'blocked' },
    status: 'error',
    text: /^OpenAI withheld its answer by a content filter/,
    calls: 1,
    booked: 'cost',
  },
  {
    fault: { kind: 'incomplete' },
    status: 'error',
    text: /^OpenAI reached the output limit before it wrote an answer/,
    calls: 1,
    booked: 'cost',
  },
];

async function expectOutcome(expected: Case) {
  const user = await app.newTracker();
  await app.fault(expected.fault);
  const counted = await countOf(app.checks, 'spentMicrodollars');
  const { status, body } = await check(user);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: expected.status, isMentioned: false });
  expect(body.responseText).toMatch(expected.text);
  expect(body.error).toBeTruthy();
  expect(await resultsOf(user)).toMatchObject([
    {
      keyword: KEYWORD,
      channel: 'openai',
      status: expected.status,
      is_mentioned: false,
      response_text: body.responseText,
      error_code: body.errorCode,
      answer_id: body.answerId,
      n: 0,
      k: 0,
      failed: 1,
    },
  ]);
  const attempts = await app.attemptsOf(user);
  expect(attempts).toHaveLength(expected.calls);
  expect(await app.requests()).toHaveLength(expected.calls);
  const reserved = attempts.reduce((sum, attempt) => sum + Number(attempt.reserved_microdollars), 0);
  const answers = await app.answersOf(user);
  const cost = answers.reduce((sum, answer) => sum + Number(answer.cost_microdollars), 0);
  const spent = { nothing: 0, reservations: reserved, cost }[expected.booked];
  expect(await app.booksOf(user)).toEqual({ spent, reserved: 0 });
  expect((await countOf(app.checks, 'spentMicrodollars')) - counted).toBe(spent);
  expect(spent).toBeGreaterThanOrEqual(await app.billed());
  const [run] = await app.database.query('select state from check_runs where account_id = $1', [
    user.accountId,
  ]);
  expect(run).toEqual({ state: 'failed' });
  return { user, body, attempts, answers };
}

describe('a call that brings no answer', () => {
  it.each(WITHOUT_ANSWER)('$fault.kind is $status after $calls calls, booked: $booked', async (expected) => {
    const { body, attempts, answers } = await expectOutcome(expected);
    expect(body.answerId).toBeNull();
    expect(answers).toEqual([]);
    for (const attempt of attempts) {
      expect(attempt.state).toBe('failed');
      expect(attempt.error_code).toBeTruthy();
      expect(body.responseText).toContain(attempt.error_message);
    }
    expect(body.errorCode).toBe(attempts.at(-1)?.error_code);
  });

  it('a call that is not answered in time is a network error, and what it may have cost is booked', async () => {
    app.checks.callTimeoutMs = 150;
    await expectOutcome({
      fault: { kind: 'timeout' },
      status: 'network_error',
      text: /^Network Error: OpenAI did not answer within 0.15 seconds/,
      calls: 2,
      booked: 'reservations',
    });
  });
});

describe('an answer that says nothing', () => {
  it.each(WITH_ANSWER)('$fault.kind is $status: kept and paid, not counted', async (expected) => {
    const { user, body, attempts, answers } = await expectOutcome(expected);
    expect(answers).toMatchObject([{ id: body.answerId, is_counted: false, text: '' }]);
    expect(attempts).toMatchObject([{ state: 'failed', error_message: body.responseText }]);
    expect(body.errorCode).toBeTruthy();
    const { body: answer } = await user.get(`/api/answers/${body.answerId}`);
    expect(answer.verdict).toMatchObject({ is_mentioned: false, mentions: [] });
  });

  it('a refusal is an answer: completed, not mentioned, flagged', async () => {
    app.simulator.addTrackedBrand({ name: COMPANY });
    const user = await app.newTracker();
    await app.fault({ kind: 'refusal' });
    const { body } = await check(user);
    expect(body).toMatchObject({ status: 'completed', isMentioned: false, error: null });
    expect(body.responseText.length).toBeGreaterThan(10);
    expect(await resultsOf(user)).toMatchObject([{ status: 'completed', n: 1, k: 0, failed: 0 }]);
    expect((await user.get(`/api/answers/${body.answerId}`)).body.finish).toBe('refused');
    expect(await app.answersOf(user)).toMatchObject([{ is_counted: true }]);
  });
});

describe('asking again', () => {
  it('after the wait the provider names, and the answer counts', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: '429', retryAfterSeconds: 2, times: 1 });
    const { body } = await check(user);
    expect(body).toMatchObject({ status: 'completed', error: null });
    const attempts = await app.attemptsOf(user);
    expect(attempts).toMatchObject([
      {
        attempt_no: 1,
        state: 'failed',
        error_code: 'rate_limited',
        http_status: 429,
        cost_microdollars: '0',
      },
      { attempt_no: 2, state: 'answered', id: body.answerId },
    ]);
    const [first, second] = await app.requests();
    const waitedMs = Date.parse(second?.started_at ?? '') - Date.parse(first?.ended_at ?? '');
    expect(waitedMs).toBeGreaterThanOrEqual(1_990);
    expect(await app.booksOf(user)).toEqual({ spent: Number(attempts[1]?.cost_microdollars), reserved: 0 });
    expect(await resultsOf(user)).toMatchObject([{ status: 'completed', failed: 0 }]);
  });

  it('a torn connection is asked again once; what the first call may have cost stays booked', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: 'drop', times: 1 });
    const { body } = await check(user);
    expect(body.status).toBe('completed');
    const [torn, whole] = await app.attemptsOf(user);
    expect(await app.booksOf(user)).toEqual({
      spent: Number(torn?.reserved_microdollars) + Number(whole?.cost_microdollars),
      reserved: 0,
    });
  });

  it('ends when the money is used up: the failure before is the result', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: '500', times: 1 });
    const asking = check(user);
    await app.untilAsked(1);
    await app.database.query(
      'update spend_months set spent_microdollars = spent_microdollars + 990000 where account_id = $1',
      [user.accountId],
    );
    const { body } = await asking;
    expect(body.status).toBe('api_error');
    expect(await app.attemptsOf(user)).toHaveLength(1);
    await app.database.query(
      'update spend_months set spent_microdollars = spent_microdollars - 990000 where account_id = $1',
      [user.accountId],
    );
    expect(await resultsOf(user)).toMatchObject([{ status: 'api_error' }]);
    expect(await app.database.query("select 1 from check_runs where state = 'running'")).toEqual([]);
  });
});

describe('waiting', () => {
  it('whoever waits too long is told so, and the answer is kept when it comes', async () => {
    app.checks.waitMaxMs = 200;
    const user = await app.newTracker();
    await app.fault({ kind: 'held' });
    const { status, body } = await check(user);
    expect(status).toBe(504);
    expect(body).toMatchObject({
      code: 'TIMEOUT_ERROR',
      message: 'This is taking longer than usual. You can wait or try refreshing the page.',
    });
    expect(await resultsOf(user)).toEqual([]);
    await app.release();
    await app.checks.background.settled(60_000);
    expect(await resultsOf(user)).toMatchObject([{ status: 'completed', n: 1 }]);
    expect((await app.booksOf(user)).reserved).toBe(0);
  });
});

describe('a provider without a key', () => {
  it('is an API error that tells the administrator what to do, and costs nothing', async () => {
    const keyless = await startCheckApp({ OPENAI_API_KEY: '', ANTHROPIC_API_KEY: 'another key' });
    try {
      const user = await keyless.newTracker();
      const { body } = await check(user);
      expect(body).toMatchObject({
        status: 'api_error',
        responseText:
          'API Error: No API key is configured for OpenAI. Set OPENAI_API_KEY and restart the server.',
        answerId: null,
      });
      expect(await resultsOf(user)).toMatchObject([{ status: 'api_error' }]);
      expect(await keyless.booksOf(user)).toEqual({ spent: 0, reserved: 0 });
      expect(await keyless.attemptsOf(user)).toMatchObject([{ state: 'failed', error_code: 'missing_key' }]);
      const { body: forecast } = await user.get('/api/check-forecast?channel=openai');
      expect(forecast).toMatchObject({ is_configured: false });
      await keyless.expectBooksToBalance();
    } finally {
      await keyless.stop();
    }
  });
});
