import { isDeepStrictEqual } from 'node:util';
import { viewAsAccess, viewAsOperationAccess } from '@answerscope/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedApp } from '../shared-app.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import { type View, viewAs } from '../view-as.ts';
import { expectClosedError } from './closed-error.ts';
import { writtenSoFar } from './everything-stored.ts';
import { exampleOf, type JsonSchema } from './examples.ts';
import { type ContractProcedure, contractOperations, toRequest } from './procedures.ts';
import { walked } from './walked.ts';

const app = sharedApp();
let user: TestUser;
let view: View;
beforeAll(async () => {
  user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  const keyword = await user.post('/rpc/add_my_keyword', {
    keyword_text: 'bookkeeping',
    topic_text: 'Money',
  });
  const tag = await user.post('/functions/tag-operations/create-tag', { name: 'Core' });
  await user.post('/functions/tag-operations/bulk-assign', {
    keyword_ids: [keyword.body.id],
    tag_ids: [tag.body.id],
    action: 'add',
  });
  await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
  await user.post('/functions/check-visibility', { keyword: 'bookkeeping', companyName: 'Northwind' });
  await user.post('/functions/generate-keywords', { companyName: 'Northwind' });
  view = await viewAs(app.baseUrl, await app.newAdministrator(), user.accountId);
});
// Each test asks for more than anybody may in a minute.
const forgetRates = () => app.database.query('delete from rate_buckets');
beforeEach(forgetRates);

/** How a procedure or an operation is answered, as the contract says it. */
function accessOf({ name, method }: ContractProcedure) {
  const [procedure = '', operation] = name.split(':');
  const call = { name: procedure, method };
  const access = viewAsAccess(call);
  return access === 'by_operation' ? viewAsOperationAccess(call, { operation }) : access;
}

const STOP = 'accounts.stop_view_as';
/** What it says is another a moment later. */
const OF_THE_MOMENT = ['tags.check_tag_health', 'reports.check_my_reporting_health'];

const walkedCalls = contractOperations().filter(({ name }) => name !== STOP);
const callsOf = (access: ReturnType<typeof accessOf>) =>
  walkedCalls.filter((procedure) => accessOf(procedure) === access);

/** Calls it with everything filled in that it takes; a user who is named is the one viewed. */
async function call(procedure: ContractProcedure, by: { cookie: string } = view): Promise<Reply> {
  await forgetRates();
  const example = procedure.input === null ? {} : exampleOf(procedure.input as JsonSchema);
  const input = { ...(example as Record<string, unknown>) };
  for (const name of ['userId', '_user_id']) if (name in input) input[name] = user.accountId;
  const { method, path, body } = toRequest(procedure, input);
  return send(app.baseUrl, method, path, { body, cookie: by.cookie });
}

const everythingStored = () => writtenSoFar(app.database, { besides: ['rate_buckets'] });

describe('an administrator who views as a user', () => {
  it('is refused each write of the contract, before its input is judged, and nothing is written', async () => {
    const writes = callsOf('read_only');
    await view.get('/api/profile');
    const before = await everythingStored();
    for (const procedure of writes) {
      const refusal = expectClosedError(await call(procedure), 403);
      expect({ name: procedure.name, reason: refusal.details?.reason }).toEqual({
        name: procedure.name,
        reason: 'view_as_read_only',
      });
    }
    expect(await everythingStored()).toEqual(before);
    walked(writes.length, 'writes while viewing as a user');
  });

  it('is refused each read that is the user’s alone', async () => {
    const hidden = callsOf('hidden');
    for (const procedure of hidden) {
      const refusal = expectClosedError(await call(procedure), 403);
      expect({ name: procedure.name, reason: refusal.details?.reason }).toEqual({
        name: procedure.name,
        reason: 'view_as_hidden',
      });
    }
    walked(hidden.length, 'reads that are hidden while viewing as a user');
  });

  it('is answered each other read as its user is, which leaves everything as it was', async () => {
    const reads = callsOf('answered');
    const before = await everythingStored();
    const replies = new Map<string, Reply>();
    for (const procedure of reads) replies.set(procedure.name, await call(procedure));
    expect(await everythingStored()).toEqual(before);
    const different: string[] = [];
    for (const procedure of reads) {
      const { status, body } = await call(procedure, user);
      const seen = replies.get(procedure.name);
      expect({ name: procedure.name, status: seen?.status }).toEqual({ name: procedure.name, status });
      // An error names its own moment; what an example names need not be there.
      if (status === 200 && !isDeepStrictEqual(seen?.body, body)) different.push(procedure.name);
    }
    expect(different).toEqual(OF_THE_MOMENT);
    walked(reads.length, 'reads while viewing as a user');
  });

  it('only reads by GET, but for a few reads by POST', () => {
    const byPost = callsOf('answered').filter(({ method }) => method !== 'GET');
    expect(byPost.map(({ name }) => name).sort()).toEqual([
      'accounts.get_my_roles',
      'brand.run_brand_operation:analyze_competitors',
      'brand.run_brand_operation:cache_warm_up',
      'brand.run_brand_operation:generate_brand_insights',
      'brand.run_brand_operation:get_brand_analytics',
      'brand.run_brand_operation:get_brand_profile',
      'profile.run_profile_operation:get_full_profile',
      'profile.run_profile_operation:get_profile',
      'reports.check_my_reporting_health',
      'reports.generate_my_report',
      'runs.can_refresh_rankings',
      'runs.forecast_run',
      'tags.check_tag_health',
      'tags.get_keyword_tags',
      'tags.get_tag_analytics',
      'tags.get_tag_usage_report',
      'tags.get_tags',
      'topics.get_topic_categories',
    ]);
  });

  it('is shown nothing of the back office, of payments and of sign-in', () => {
    const shown = callsOf('answered').map(({ name }) => name);
    expect(shown.filter((name) => /^(admin|payments)\./.test(name))).toEqual([]);
    expect(shown.filter((name) => name.startsWith('accounts.')).sort()).toEqual([
      'accounts.get_my_roles',
      'accounts.list_my_support_views',
    ]);
    expect(shown.filter((name) => /export|bundle|data_copy/.test(name))).toEqual([]);
  });

  it('is refused every address of sign-in but the one that says who is signed in', async () => {
    const before = await everythingStored();
    const addresses = [
      'sign-up/email',
      'sign-in/email',
      'sign-out',
      'send-verification-email',
      'request-password-reset',
      'reset-password',
      'change-password',
      'two-factor/enable',
      'two-factor/disable',
      'two-factor/generate-backup-codes',
      'two-factor/verify-totp',
      'two-factor/verify-backup-code',
    ];
    for (const address of addresses)
      expectClosedError(await view.post(`/api/auth/${address}`, { password: 'correct horse 1' }), 403);
    expectClosedError(await view.get('/api/auth/reset-password/abcdefghij'), 403);
    expect((await view.get('/api/auth/get-session')).status).toBe(200);
    expect(await everythingStored()).toEqual(before);
    walked(addresses.length, 'addresses of sign-in while viewing as a user');
  });
});
