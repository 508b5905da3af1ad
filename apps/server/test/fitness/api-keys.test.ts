import { apiKeyNeed, apiKeyOperationNeed, PUBLIC_PROCEDURES } from '@answerscope/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey, type Program } from '../api-key.ts';
import { sharedApp } from '../shared-app.ts';
import type { Reply, TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { writtenSoFar } from './everything-stored.ts';
import { exampleOf, type JsonSchema } from './examples.ts';
import { type ContractProcedure, contractOperations, toRequest } from './procedures.ts';
import { walked } from './walked.ts';

const app = sharedApp();
/** An administrator: by a key they are none. */
let user: TestUser;
let reader: Program;
let writer: Program;
beforeAll(async () => {
  user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  await app.database.query(`update auth."user" set role = 'admin' where id = $1`, [user.accountId]);
  await user.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping', topic_text: 'Money' });
  await user.post('/functions/check-visibility', { keyword: 'bookkeeping', companyName: 'Northwind' });
  reader = await newKey(app.baseUrl, user, { scope: 'read' });
  writer = await newKey(app.baseUrl, user, { scope: 'write' });
});
// Each test asks for more than anybody may in a minute.
const forgetRates = () => app.database.query('delete from rate_buckets');
beforeEach(forgetRates);

function needOf({ name, method }: ContractProcedure) {
  const [procedure = '', operation] = name.split(':');
  const call = { name: procedure, method };
  const need = apiKeyNeed(call);
  return need === 'by_operation' ? apiKeyOperationNeed(call, { operation }) : need;
}

const all = contractOperations();
/** Keys get their user's own reports there (analytics.test.ts). */
const SHARED_ADDRESS = '/functions/analytics-operations/';
const needing = (...needs: ReturnType<typeof needOf>[]) =>
  all.filter((one) => needs.includes(needOf(one)) && !one.path.startsWith(SHARED_ADDRESS));

let asked = 0;

/** Calls it with everything filled in that it takes; a user who is named is the key's. */
async function call(procedure: ContractProcedure, by: Pick<Program, 'call'>): Promise<Reply> {
  if (asked++ % 5 === 0) await forgetRates();
  const example = procedure.input === null ? {} : exampleOf(procedure.input as JsonSchema);
  const input = { ...(example as Record<string, unknown>) };
  for (const name of ['userId', '_user_id']) if (name in input) input[name] = user.accountId;
  const { method, path, body } = toRequest(procedure, input);
  return by.call(method, path, body);
}

/** All that is stored but when a key was used. */
const everythingStored = async () => ({
  ...(await writtenSoFar(app.database, { besides: ['rate_buckets', 'api_keys'] })),
  keys: await app.database.query(
    'select id, name, scope, key_hash, expires_at, revoked_at from api_keys order by id',
  ),
});

describe('an API key', () => {
  it('that may read is refused each write of the contract, before its input is judged, and nothing is written', async () => {
    const writes = needing('write', 'never').filter(({ method }) => method !== 'GET');
    const before = await everythingStored();
    for (const procedure of writes) {
      const refusal = expectClosedError(await call(procedure, reader), 403);
      const reason = needOf(procedure) === 'write' ? 'api_key_read_only' : 'api_key_not_enough';
      expect({ name: procedure.name, reason: refusal.details?.reason }).toEqual({
        name: procedure.name,
        reason,
      });
    }
    expect(await everythingStored()).toEqual(before);
    walked(writes.length, 'writes by a key that may read');
  });

  it('of either scope is refused sign-in, profile, payments and the back office, also an administrator’s key', async () => {
    const closed = needing('never');
    const before = await everythingStored();
    for (const procedure of closed)
      for (const program of [reader, writer]) {
        const refusal = expectClosedError(await call(procedure, program), 403);
        expect({ name: procedure.name, reason: refusal.details?.reason }).toEqual({
          name: procedure.name,
          reason: 'api_key_not_enough',
        });
      }
    expect(await everythingStored()).toEqual(before);
    const open = needing('read', 'write').map(({ name }) => name);
    expect(open.filter((name) => /^(admin|payments|accounts|profile)\./.test(name))).toEqual([
      'accounts.get_my_roles',
    ]);
    expect(needing('write').filter(({ name }) => /^(plans|content|monitoring)\./.test(name))).toEqual([]);
    walked(closed.length, 'what no key is enough for');
  });

  it('that may read is answered each read as its user is', async () => {
    const reads = needing('read');
    for (const procedure of reads) {
      const { status } = await call(procedure, reader);
      const own = await call(procedure, {
        call: (method, path, body) => (method === 'GET' ? user.get(path) : user.post(path, body)),
      });
      expect({ name: procedure.name, status }).toEqual({ name: procedure.name, status: own.status });
    }
    walked(reads.length, 'reads by a key');
  });

  it('that may write is not refused a write for what it is', async () => {
    const writes = needing('write');
    for (const procedure of writes)
      expect([401, 403], procedure.name).not.toContain((await call(procedure, writer)).status);
    walked(writes.length, 'writes by a key that may write');
  });

  it('opens no address of sign-in, nor a file of the account', async () => {
    const before = await everythingStored();
    const addresses = ['sign-up/email', 'sign-in/email', 'sign-out', 'change-password', 'two-factor/enable'];
    for (const address of addresses)
      expectClosedError(
        await writer.call('POST', `/api/auth/${address}`, { password: 'correct horse 1' }),
        403,
      );
    expectClosedError(await writer.call('GET', '/api/auth/get-session'), 403);
    expect(await everythingStored()).toEqual(before);
    walked(addresses.length, 'addresses of sign-in by a key');
  });

  it('that was revoked answers 401 everywhere, also where nobody has to be signed in', async () => {
    const dead = await newKey(app.baseUrl, user, { scope: 'write' });
    expect((await dead.call('GET', '/api/keywords')).status).toBe(200);
    await user.post(`/api/api-keys/${dead.id}/revoke`);
    for (const procedure of all) {
      const refusal = expectClosedError(await call(procedure, dead), 401);
      expect(refusal.details?.reason, procedure.name).toBe('api_key_invalid');
    }
    expect(all.filter(({ name }) => PUBLIC_PROCEDURES.includes(name)).length).toBeGreaterThan(0);
    walked(all.length, 'procedures by a revoked key');
  });
});
