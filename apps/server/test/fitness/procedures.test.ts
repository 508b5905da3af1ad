import { PUBLIC_PROCEDURES } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { send, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { type ContractProcedure, contractProcedures, toRequest } from './procedures.ts';
import { walked } from './walked.ts';

/** `npm run verify` tries each kind of forged session on every procedure, `npm test` one of them. */
const IS_FULL_RUN = process.env.PROPERTY_RUNS === 'full';

let app: TestApp;
let member: TestUser;
beforeAll(async () => {
  // Each request names another client, so that no limit per address ends the walk.
  app = await startTestApp({ TRUSTED_PROXY: '127.0.0.1,::1' });
  member = await app.newUser();
});
afterAll(() => app.stop());
// One person calls more here in a few seconds than in a minute elsewhere.
beforeEach(() => app.database.query('delete from rate_buckets'));

const procedures = contractProcedures();
const isPublic = (procedure: ContractProcedure) => PUBLIC_PROCEDURES.includes(procedure.name);
const isAdministrators = (procedure: ContractProcedure) => procedure.name.startsWith('admin.');

/** As the schema library speaks to developers. */
const RAW_WORDS = /^(Invalid|Too (small|big)|Unrecognized)|expected|received/;

interface Stranger {
  cookie?: string;
  headers?: Record<string, string>;
}

let calls = 0;
function call(procedure: ContractProcedure, options: Stranger & { input?: Record<string, unknown> } = {}) {
  calls += 1;
  const { method, path, body } = toRequest(procedure, options.input ?? { garbage: 'garbage' });
  return send(app.baseUrl, method, path, {
    body,
    ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
    headers: { 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`, ...options.headers },
  });
}

/** What who has no session is told, by the names of the calls. */
const NO_SESSION: readonly [RegExp, string][] = [
  [/^plans\.check_plan_change$/, 'You must be logged in to change plans'],
  [/^(plans|payments|profile|brand)\.|^keywords\..*(generate|batch)/, 'No active session found'],
  [/^keywords\.(add_my_keyword|import_keywords)$/, 'User not authenticated'],
  [/./, 'You need to sign in to access this resource.'],
];

describe('procedures of the contract', () => {
  it('each one answers 401 without a session, before it reads the input, unless it is listed public', async () => {
    const closed = procedures.filter((procedure) => !isPublic(procedure));
    const [name] = member.cookie.split('=');
    const forged: Stranger[] = [
      { cookie: `${name}=forged.c2lnbmF0dXJl` },
      { headers: { authorization: 'Bearer forged' } },
    ];
    for (const [at, procedure] of closed.entries()) {
      const message = NO_SESSION.find(([call]) => call.test(procedure.name))?.[1];
      const strangers = IS_FULL_RUN ? forged : forged.filter((_, turn) => turn === at % forged.length);
      for (const stranger of [{}, ...strangers]) {
        const refusal = expectClosedError(await call(procedure, stranger), 401);
        expect({ name: procedure.name, message: refusal.message }).toEqual({ name: procedure.name, message });
      }
    }
    walked(closed.length, 'procedures without a session');
  });

  it('each one that is listed public exists and never answers 401', async () => {
    const open = procedures.filter(isPublic);
    expect(open.map((procedure) => procedure.name).sort()).toEqual([...PUBLIC_PROCEDURES].sort());
    for (const procedure of open)
      expect((await call(procedure, { input: {} })).status, procedure.name).not.toBe(401);
    walked(open.length, 'public procedures');
  });

  it('each one under admin answers 403 to somebody who is no administrator, before it reads the input', async () => {
    // Users get their own reports there (analytics.test.ts).
    const administrators = procedures.filter(
      (procedure) =>
        isAdministrators(procedure) && !procedure.path.startsWith('/functions/analytics-operations/'),
    );
    for (const procedure of administrators) {
      expectClosedError(await call(procedure, { cookie: member.cookie }), 403);
    }
    walked(administrators.length, "administrators' procedures");
  });

  it('garbage in a signed-in call is refused in words about the fields, never with our inside', async () => {
    const taking = procedures.filter((procedure) => procedure.input !== null && !isAdministrators(procedure));
    let refused = 0;
    for (const procedure of taking) {
      const reply = await call(procedure, {
        cookie: member.cookie,
        input: {
          keyword_id: 'x',
          id: 'x',
          before: 'x',
          page: 'x',
          channel: 'x',
          keyword_text: '<',
          company_name: '',
        },
      });
      const error = expectClosedError(reply, 400);
      expect(error.code).toBe('VALIDATION_ERROR');
      expect(error.details?.error_count).toBeGreaterThan(0);
      const said = Object.values(error.details?.fields ?? {}).flat();
      expect(said.filter((message) => RAW_WORDS.test(message))).toEqual([]);
      refused += 1;
    }
    walked(refused, 'procedures that take an input');
  });

  it('each one is named among the methods of its address, and each that reads also answers HEAD', async () => {
    for (const procedure of procedures) {
      const { path } = toRequest(procedure, {});
      const { status, headers } = await send(app.baseUrl, 'OPTIONS', path);
      expect({ path, status }).toEqual({ path, status: 204 });
      expect(headers.get('allow')?.split(', ')).toContain(procedure.method);
      if (procedure.method !== 'GET') continue;
      const looked = await send(app.baseUrl, 'HEAD', path);
      // What is no id is refused before it is looked for.
      const found = path.includes('/garbage') ? [400, 404] : [200];
      expect(isPublic(procedure) ? found : [401], path).toContain(looked.status);
      expect(looked.body).toBe('');
    }
    walked(procedures.length, 'procedures by their methods');
  });
});
