import type { WireError } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { writeDueReports } from '../../src/modules/reports/index.ts';
import { startRunEngine } from '../../src/modules/runs/index.ts';
import { newKey } from '../api-key.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { type Foreign, ID_FIELDS, type OwnIds } from './id-fields.ts';
import { contractOperations, idFields, toRequest, withValue } from './procedures.ts';
import { walked } from './walked.ts';

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let administrator: TestUser;
let foreign: Foreign;
/** Of the stranger's own. */
let own: OwnIds;
/** What the stranger's lists held before the owner had anything. */
const emptyLists = new Map<string, unknown>();

/** Required query parameters of lists. */
const NEEDED: Readonly<Record<string, string>> = { 'reports.get_assistant_calls': '?channel=openai' };
const lists = contractOperations()
  .filter(({ name, method, path }) => method === 'GET' && !path.includes('{') && !name.startsWith('admin.'))
  .map(({ name, path }) => ({ name, path: `${path}${NEEDED[name] ?? ''}` }));

beforeAll(async () => {
  app = await startTestApp();
  await app.database.query('update plans set webhook_endpoints_max = 5');
  owner = await app.newUser({ company: 'Northwind' });
  stranger = await app.newUser({ company: 'Contoso' });
  administrator = await app.newAdministrator();
  await stranger.post('/functions/check-visibility', { keyword: 'crm', companyName: 'Contoso' });
  const generate = async (user: TestUser, companyName: string): Promise<string> =>
    (await user.post('/functions/generate-keywords', { companyName })).body.batchId;
  own = {
    baseUrl: app.baseUrl,
    plan: (await stranger.get('/api/plans')).body[1].id,
    me: stranger.accountId,
    judgement: (await stranger.get('/api/judgements')).body.current.id,
    keyword: await leaveOwn('/rpc/add_my_keyword', { keyword_text: 'crm' }),
    tag: await leaveOwn('/functions/tag-operations/create-tag', { name: 'Own' }),
    batch: await generate(stranger, 'Contoso'),
  };
  for (const { name, path } of lists) emptyLists.set(name, (await stranger.get(path)).body);
  const keyword = await owner.post('/rpc/add_my_keyword', {
    keyword_text: 'bookkeeping',
    topic_text: 'Money',
  });
  const check = await owner.post('/functions/check-visibility', {
    keyword: 'bookkeeping',
    companyName: 'Northwind',
  });
  const competitor = await owner.post('/api/competitors', { competitor_name: 'Fabrikam' });
  const traders = { name: 'Northwind Traders', words: [] };
  const namesake = await owner.post('/api/brand/namesakes', traders);
  const report = await leaveReport();
  const names = { aliases: ['Northwind Books'], products: [], category: null };
  await send(app.baseUrl, 'PUT', '/api/brand', { body: names, cookie: owner.cookie });
  const preview = await owner.post('/api/judgements');
  const run = await owner.post('/api/runs');
  foreign = {
    keyword: keyword.body.id,
    batch: await generate(owner, 'Northwind'),
    answer: check.body.answerId,
    run: run.body.id,
    report,
    competitor: competitor.body.id,
    namesake: namesake.body.id,
    judgement: preview.body.id,
    user: owner.accountId,
    session: (await owner.get('/api/sessions')).body.items[0].id,
    api_key: (await newKey(app.baseUrl, owner)).id,
    ...(await leaveWebhook()),
    comment: await leaveComment(),
    tag: await leaveTag(keyword.body.id),
    brand: (await ofBrand('create_brand_profile', { brandData: {} })).id,
    theme: (await ofBrand('manage_themes', { themes: [{ theme_name: 'Fair' }] })).themes[0].id,
  };
});
afterAll(() => app.stop());

/** The id of what the stranger adds: where nothing was added, a refusal further on would be of this, not of the owner's. */
async function leaveOwn(path: string, body: object): Promise<string> {
  const added = await stranger.post(path, body);
  expect(added.status).toBe(200);
  return added.body.id;
}

/** A run of the owner's that is through, with its report. */
async function leaveReport(): Promise<string> {
  const { checks } = app.services;
  const run = await owner.post('/api/runs');
  const engine = startRunEngine(checks, { pollMs: 20 });
  const stateOf = async () => (await owner.get(`/api/runs/${run.body.id}`)).body.state;
  await vi.waitFor(async () => expect(await stateOf()).not.toBe('running'), { timeout: 60_000 });
  await engine.stop(5_000);
  expect(await writeDueReports(checks)).toBe(1);
  return (await owner.get('/api/reports')).body.items[0].id;
}

/** An endpoint of the owner's, and an event for it. */
async function leaveWebhook(): Promise<Pick<Foreign, 'webhook' | 'webhook_delivery'>> {
  const endpoint = { name: 'Ours', url: 'https://example.com/', events: ['report.ready'] };
  const { id } = (await owner.post('/api/webhooks', endpoint)).body;
  const sent = await owner.post(`/api/webhooks/${id}/test`);
  return { webhook: id, webhook_delivery: sent.body.items[0].id };
}

/** A comment of the owner's under a post that came with the product. */
async function leaveComment(): Promise<string> {
  const posts = await owner.get('/api/posts');
  const path = `/api/posts/${posts.body[0].slug}/comments`;
  return (await owner.post(path, { content: 'Well said.' })).body.id;
}

/** What an operation of the owner's brand answers. */
async function ofBrand(operation: string, fields: Record<string, unknown>) {
  const call = { operation, userId: owner.personId, ...fields };
  return (await owner.post('/functions/brand-operations', call)).body.data;
}

/** A tag of the owner's on their keyword. */
async function leaveTag(keywordId: string): Promise<string> {
  const { body } = await owner.post('/functions/tag-operations/create-tag', { name: 'Secret' });
  const relation = { keyword_ids: [keywordId], tag_ids: [body.id], action: 'add' };
  await owner.post('/functions/tag-operations/bulk-assign', relation);
  return body.id;
}

/** As `send`, however often: the walk writes more in a minute than one account may, so its buckets are filled again. */
async function sendUnlimited(
  method: string,
  path: string,
  options: Parameters<typeof send>[3],
): Promise<Reply> {
  const reply = await send(app.baseUrl, method, path, options);
  if (reply.status !== 429) return reply;
  await app.database.query('delete from rate_buckets');
  return send(app.baseUrl, method, path, options);
}

/** Lets every row-level policy pass every row, so that only the statements' own `where account_id` is left. */
async function openPolicies(): Promise<void> {
  const policies = await app.database.query<{ table: string }>(
    "select tablename as table from pg_policies where schemaname = 'public' and policyname = 'own_rows'",
  );
  for (const { table } of policies)
    await app.database.query(`alter policy own_rows on ${table} using (true) with check (true)`);
  walked(policies.length, 'policies to open');
}

/** What is said of an id that never was, by call and field: the same whatever policies let through. */
const refusals = new Map<string, WireError>();

/** Some hundred calls, one after another, on a machine that has other things to do. */
const WALK_MS = 120_000;

it('every id that a procedure takes is registered in this test, and nothing else is', () => {
  const taken = contractOperations().flatMap((procedure) =>
    idFields(procedure.input).map((field) => `${procedure.name} ${field}`),
  );
  expect(taken.sort()).toEqual(Object.keys(ID_FIELDS).sort());
});

describe.each(['with row-level security', 'by the statements alone, their policies opened'])(
  "other people's records %s",
  (walls) => {
    beforeAll(async () => {
      if (walls.startsWith('by')) await openPolicies();
    });

    it("another user's id is NOT_FOUND in every procedure that takes one, like an id that never was", {
      timeout: WALK_MS,
    }, async () => {
      let fields = 0;
      for (const procedure of contractOperations()) {
        for (const field of idFields(procedure.input)) {
          const at = `${procedure.name} ${field}`;
          const registered = ID_FIELDS[at];
          if (registered === undefined || registered.narrows || registered.overAll) continue;
          const caller = registered.byAdministrator || registered.kept ? administrator : stranger;
          const call = (id: string) => {
            const rest = registered.rest?.(own) ?? {};
            const userId = registered.byAdministrator ? { userId: stranger.personId } : {};
            const { method, path, body } = toRequest(procedure, withValue({ ...userId, ...rest }, field, id));
            return sendUnlimited(method, path, { body, cookie: caller.cookie });
          };
          const status = registered.conflicts ? 409 : 404;
          const neverWas = refusals.get(at) ?? expectClosedError(await call(newId()), status);
          refusals.set(at, neverWas);
          const given = field === 'userId' || registered.kept ? newId() : foreign[registered.names];
          const others = expectClosedError(await call(given), status);
          expect({ ...others, id: '', timestamp: '', path: '' }).toEqual({
            ...neverWas,
            id: '',
            timestamp: '',
            path: '',
          });
          fields += 1;
        }
      }
      walked(fields, 'fields that take an id');
    });

    it("another user's ids in a list that narrows find nothing, like ids that never were", async () => {
      let fields = 0;
      for (const procedure of contractOperations()) {
        for (const field of idFields(procedure.input)) {
          const registered = ID_FIELDS[`${procedure.name} ${field}`];
          if (!registered?.narrows) continue;
          const name = field.replace('[]', '');
          const find = async (id: string, caller: TestUser) =>
            (await caller.get(`${procedure.path}?${name}[]=${id}`)).body.items;
          expect(await find(foreign[registered.names], owner)).not.toEqual([]);
          expect(await find(foreign[registered.names], stranger)).toEqual([]);
          expect(await find(newId(), stranger)).toEqual([]);
          fields += 1;
        }
      }
      walked(fields, 'fields that narrow a list');
    });

    it("after all of that the owner's records are still there", async () => {
      expect((await owner.get('/api/keywords?is_ai_generated=false')).body.total).toBe(1);
      const { body: kept } = await owner.post('/functions/tag-operations/get-tags');
      expect(kept.tags).toMatchObject([{ name: 'Secret', keyword_count: 1 }]);
      expect((await owner.get(`/api/judgements/${foreign.judgement}`)).body.state).toBe('preview');
      expect((await owner.get('/api/competitors')).body.items).toMatchObject([{ industry: null }]);
      expect((await owner.get(`/api/runs/${foreign.run}`)).body).toMatchObject({
        state: 'running',
        total: 1,
      });
      expect((await owner.get(`/api/answers/${foreign.answer}`)).status).toBe(200);
      expect((await owner.get(`/api/visibility-results?keyword_id=${foreign.keyword}`)).body.total).toBe(1);
    });

    it("a stranger's lists, counts and sums are as they were before the owner had anything", async () => {
      for (const procedure of lists) {
        const reply = await stranger.get(procedure.path);
        expect(reply.status, procedure.name).toBe(200);
        expect(reply.body, procedure.name).toEqual(emptyLists.get(procedure.name));
      }
      walked(lists.length, 'lists');
    });
  },
);
