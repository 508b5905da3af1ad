import { LIMITS, viewAsOperationAccess, visitAccess } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration.ts';
import { VISITS_MAX } from '../../src/modules/accounts/use-cases/open-visit.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type Reply, send, signIn, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { writtenSoFar } from './everything-stored.ts';
import { exampleOf, type JsonSchema } from './examples.ts';
import { type ContractProcedure, contractOperations, toRequest } from './procedures.ts';
import { walked } from './walked.ts';

const SIMULATED = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' };
const OF_A_BROWSER = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let app: TestApp;
let owner: TestUser;
let visit: string;
beforeAll(async () => {
  app = await startTestApp({ ...SIMULATED, OPEN_DEMONSTRATION: 'true' });
  const account = await seedDemonstration(app.services);
  if (account === null) throw new Error('there was a demonstration account already');
  owner = await signIn(app.baseUrl, account);
  visit = cookieOf(await open());
});
afterAll(() => app.stop());
const forgetRates = () => app.database.query('delete from rate_buckets');
beforeEach(forgetRates);

const open = (options: { cookie?: string; headers?: Record<string, string>; search?: string } = {}) =>
  send(app.baseUrl, 'POST', `/demonstration${options.search ?? ''}`, options);
const get = (path: string, cookie = visit) => send(app.baseUrl, 'GET', path, { cookie });
const post = (path: string, cookie = visit) => send(app.baseUrl, 'POST', path, { cookie, body: {} });

/** The session of an answer, as a browser sends it back; '' where it begins none. */
function cookieOf(reply: Reply): string {
  const line = reply.headers.getSetCookie().find((one) => one.startsWith('answerscope.session_token='));
  return line?.split(';')[0] ?? '';
}

const visits = async () => {
  const [row] = await app.database.query<{ count: number }>(
    'select count(*)::int as count from auth.session where visit_language is not null',
  );
  return row?.count;
};

function accessOf({ name, method }: ContractProcedure) {
  const [procedure = '', operation] = name.split(':');
  const call = { name: procedure, method };
  const access = visitAccess(call);
  return access === 'by_operation' ? viewAsOperationAccess(call, { operation }) : access;
}

const callsOf = (access: ReturnType<typeof accessOf>) =>
  contractOperations().filter((procedure) => accessOf(procedure) === access);

/** Calls it with everything filled in that it takes; a user who is named is the demonstration's. */
async function call(procedure: ContractProcedure, cookie = visit): Promise<Reply> {
  await forgetRates();
  const example = procedure.input === null ? {} : exampleOf(procedure.input as JsonSchema);
  const input = { ...(example as Record<string, unknown>) };
  for (const name of ['userId', '_user_id']) if (name in input) input[name] = owner.accountId;
  const { method, path, body } = toRequest(procedure, input);
  return send(app.baseUrl, method, path, { body, cookie });
}

const everythingStored = () => writtenSoFar(app.database, { besides: ['rate_buckets'] });

describe('a visit of the demonstration', () => {
  it('is refused each write of the contract, before its input is judged, and nothing is written', async () => {
    const writes = callsOf('read_only');
    await get('/api/profile');
    const before = await everythingStored();
    for (const procedure of writes) {
      const refusal = expectClosedError(await call(procedure), 403);
      expect({ name: procedure.name, ...refusal }).toMatchObject({
        name: procedure.name,
        message: 'Demonstration: Nothing can be changed.',
        details: { reason: 'demonstration_read_only' },
      });
    }
    expect(await everythingStored()).toEqual(before);
    walked(writes.length, 'writes in a visit');
  });

  it('is shown nothing of the back office, payments, sign-in, API keys, mails and files', async () => {
    const hidden = callsOf('hidden');
    for (const procedure of hidden) {
      const refusal = expectClosedError(await call(procedure), 403);
      expect({ name: procedure.name, reason: refusal.details?.reason }).toEqual({
        name: procedure.name,
        reason: 'demonstration_hidden',
      });
    }
    const shown = callsOf('answered').map(({ name }) => name);
    expect(shown.filter((name) => /^(admin|payments|accounts)\.|export|bundle/.test(name))).toEqual([
      'accounts.get_my_roles',
    ]);
    walked(hidden.length, 'reads that are hidden in a visit');
  });

  it('is answered each other read as the account is, which leaves everything as it was', async () => {
    const reads = callsOf('answered');
    const before = await everythingStored();
    const replies = new Map<string, number>();
    for (const procedure of reads) replies.set(procedure.name, (await call(procedure)).status);
    expect(await everythingStored()).toEqual(before);
    for (const procedure of reads) {
      const { status } = await call(procedure, owner.cookie);
      expect({ name: procedure.name, status: replies.get(procedure.name) }).toEqual({
        name: procedure.name,
        status,
      });
    }
    walked(reads.length, 'reads in a visit');
  });

  it('is refused every address of sign-in that changes something but the one that ends it', async () => {
    const before = await everythingStored();
    for (const address of ['sign-up/email', 'sign-in/email', 'change-password', 'two-factor/enable'])
      expectClosedError(await post(`/api/auth/${address}`), 403);
    expect(await everythingStored()).toEqual(before);
  });

  it('opens with a form, in the language of the page, for an hour that nothing extends', async () => {
    const reply = await open({ headers: OF_A_BROWSER, search: '?language=de' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/tracker/dashboard');
    expect(reply.headers.getSetCookie().join()).toMatch(/Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
    const cookie = cookieOf(reply);
    const { body, headers } = await get('/api/auth/get-session', cookie);
    expect(body.user).toMatchObject({ id: owner.accountId, language: 'de', full_name: 'Demo User' });
    expect(body.visit.seconds_left).toBeGreaterThan(3_500);
    expect(body.visit.seconds_left).toBeLessThanOrEqual(LIMITS.demonstration_visit_minutes * 60);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await get('/api/auth/get-session', cookie)).body.visit.ends_at).toBe(body.visit.ends_at);
  });

  it('ends after its hour, and when its visitor signs out', async () => {
    const [over, left] = [cookieOf(await open()), cookieOf(await open())];
    await app.database.query(
      `update auth.session set expires_at = now() where id = (select max(id::text)::uuid from auth.session
         where id < (select max(id::text)::uuid from auth.session))`,
    );
    expect((await get('/api/profile', over)).status).toBe(401);
    expect((await get('/api/profile', left)).status).toBe(200);
    expect((await post('/api/auth/sign-out', left)).status).toBe(200);
    expect((await get('/api/profile', left)).status).toBe(401);
    expect((await get('/api/profile')).status).toBe(200);
  });

  it('keeps nothing of its visitor, and is not listed as a session of the account', async () => {
    const { body } = await owner.get('/api/sessions');
    expect(body.items).toHaveLength(1);
    const kept = await app.database.query(
      'select distinct ip_address, user_agent from auth.session where visit_language is not null',
    );
    expect(kept).toEqual([{ ip_address: null, user_agent: null }]);
  });

  it('ends the oldest of very many, and removes those that are over', async () => {
    await app.database.query(
      `insert into auth.session (id, user_id, token, expires_at, visit_language, created_at)
       select gen_random_uuid(), $1, 'many-' || n, now() + make_interval(mins => case when n % 2 = 0 then 9 else -9 end),
         'en', now() - make_interval(hours => 1) from generate_series(1, $2::int) n`,
      [owner.accountId, VISITS_MAX * 3],
    );
    const newest = cookieOf(await open());
    expect(await visits()).toBe(VISITS_MAX);
    expect((await get('/api/profile', newest)).status).toBe(200);
    expect((await owner.get('/api/profile')).status).toBe(200);
  });

  it('begins so often an hour from an address, and then leads a browser to the sign-in page, which says so', async () => {
    for (let n = 0; n < LIMITS.demonstration_visits_per_hour; n += 1) expect((await open()).status).toBe(200);
    const refused = expectClosedError(await open(), 429);
    expect(refused.details?.retry_after_seconds).toBeGreaterThan(0);
    const led = await open({ headers: OF_A_BROWSER, search: '?language=de' });
    expect([led.status, led.headers.get('location')]).toEqual([303, '/de/login?demonstration=busy']);
    expect(cookieOf(led)).toBe('');
  });

  it('begins from a page of the product only, and for nobody who is signed in', async () => {
    expectClosedError(await open({ headers: { origin: 'https://elsewhere.example' } }), 403);
    const before = await visits();
    expect(cookieOf(await open({ cookie: owner.cookie }))).toBe('');
    expect(cookieOf(await open({ cookie: visit }))).toBe('');
    expect(await visits()).toBe(before);
  });

  it('does not begin on an account that nobody may sign in to, or an administrator’s', async () => {
    const change = (set: string) =>
      app.database.query(`update auth."user" set ${set} where id = $1`, [owner.accountId]);
    await change('is_active = false');
    expectClosedError(await open(), 503);
    await change(`is_active = true, role = 'admin'`);
    expectClosedError(await open(), 503);
    // One that began before stays an ordinary user's.
    expectClosedError(await get('/api/admin/rate-limits', cookieOf(await reopened())), 403);
  });

  async function reopened(): Promise<Reply> {
    await app.database.query(`update auth."user" set role = 'user' where id = $1`, [owner.accountId]);
    const reply = await open();
    await app.database.query(`update auth."user" set role = 'admin' where id = $1`, [owner.accountId]);
    return reply;
  }
});

it('without the setting there is no such address, and pages know it', async () => {
  expect((await get('/api/installation', '')).body.opens_demonstration).toBe(true);
  const closed = await startTestApp(SIMULATED);
  try {
    const { body } = await send(closed.baseUrl, 'GET', '/api/installation');
    expect(body).toMatchObject({ is_demonstration: true, opens_demonstration: false });
    expectClosedError(await send(closed.baseUrl, 'POST', '/demonstration'), 404);
  } finally {
    await closed.stop();
  }
});
