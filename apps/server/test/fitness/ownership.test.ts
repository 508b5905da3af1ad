import {
  brandOperations,
  fieldHints,
  profileOperations,
  RESOURCES,
  type ResourceName,
} from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { writeDueReports } from '../../src/modules/reports/index.ts';
import { startRunEngine } from '../../src/modules/runs/index.ts';
import { newKey } from '../api-key.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { contractOperations, idFields, toRequest, withValue } from './procedures.ts';
import { RESOURCE_EXAMPLES } from './resource-examples.ts';
import { walked } from './walked.ts';

/** What somebody else owns, by the kind of record an id can name. */
interface Foreign {
  keyword: string;
  batch: string;
  answer: string;
  run: string;
  report: string;
  competitor: string;
  judgement: string;
  user: string;
  session: string;
  api_key: string;
  comment: string;
  tag: string;
  brand: string;
  theme: string;
}

/** How to give another's id in one field: the record it names, and the rest of a call that is otherwise right. */
interface IdField {
  names: keyof Foreign;
  rest?: (ids: { plan: string; judgement: string; me: string }) => Record<string, unknown>;
  /** An administrator may name any user; for such a field 'another's' is an id that is nobody's. */
  byAdministrator?: true;
  /** A list of ids that only narrows a list down: another's are not refused, they find nothing. */
  narrows?: true;
  /** A row that belongs to nobody and that administrators keep: an id names it or nothing. */
  kept?: ResourceName;
  /** An administrator's look at all users, or one of many operations: an id that is nobody's finds nothing or fails by itself, as their own tests show. */
  overAll?: true;
  /** It says what was read before: what is not the caller's is refused as read too long ago. */
  conflicts?: true;
}

const OVER_ALL: IdField = { names: 'user', byAdministrator: true, overAll: true };
/** One of many operations of a brand fails by itself, as brand-analysis.test.ts shows. */
const ONE_OF_MANY: IdField = { names: 'theme', overAll: true };
const ofUser = (operation: string, data: Record<string, unknown>): IdField => ({
  names: 'user',
  byAdministrator: true,
  rest: () => ({ operation, data }),
});

/** A call of an operation of the profile's page that lacks nothing but its user. */
const ofProfile = (operation: string): IdField => ({
  names: 'user',
  rest: () => ({
    operation,
    ...(operation === 'update_profile' && { profileData: { company_name: 'Taken' } }),
    ...(operation === 'create_brand_profile' && { brandData: {} }),
  }),
});

/** What an operation of the brand needs besides its user. */
const BRAND_FIELDS: Record<string, Record<string, unknown>> = {
  update_brand_profile: { brandId: '00000000-0000-4000-8000-000000000001', brandData: {} },
  manage_messaging_pillars: { messagingPillars: [] },
  manage_brand_questions: { brandQuestions: [] },
  manage_themes: { themes: [] },
  bulk_brand_operations: { operations: [{ id: '1', type: 'manage_themes', data: { themes: [] } }] },
};

/** Every id that any procedure takes. A new one must be registered here, with what it names. */
const ID_FIELDS: Record<string, IdField> = {
  'accounts.end_my_session session_id': { names: 'session' },
  'accounts.revoke_my_api_key id': { names: 'api_key' },
  'keywords.list_keywords tag': { names: 'tag' },
  'keywords.list_keyword_ids tag': { names: 'tag' },
  'keywords.export_keywords tag': { names: 'tag' },
  'reports.export_visibility_results tag': { names: 'tag' },
  'tags.update_tag tag_id': { names: 'tag', rest: () => ({ name: 'Taken' }) },
  'tags.delete_tag tag_id': { names: 'tag' },
  'tags.merge_tags tag_id': { names: 'tag', rest: () => ({ into_tag_id: own.tag }) },
  'tags.merge_tags into_tag_id': { names: 'tag', rest: () => ({ tag_id: own.tag }) },
  'tags.get_keyword_tags keyword_id': { names: 'keyword' },
  'tags.bulk_assign_tags keyword_ids[]': {
    names: 'keyword',
    rest: () => ({ tag_ids: [own.tag], action: 'add' }),
  },
  'tags.bulk_assign_tags tag_ids[]': {
    names: 'tag',
    rest: () => ({ keyword_ids: [own.keyword], action: 'remove' }),
  },
  'keywords.delete_my_keyword keyword_id': { names: 'keyword' },
  'keywords.get_keyword id': { names: 'keyword' },
  'keywords.update_keyword id': { names: 'keyword', rest: () => ({ topic_text: 'Taken' }) },
  'keywords.set_keyword_topics keyword_ids[]': {
    names: 'keyword',
    rest: () => ({ topic_text: 'Taken' }),
  },
  'keywords.delete_keywords keyword_ids[]': { names: 'keyword' },
  'keywords.confirm_batch batch_id': { names: 'batch', rest: () => ({ keyword_ids: [] }) },
  'keywords.confirm_batch keyword_ids[]': { names: 'keyword', rest: () => ({ batch_id: batch }) },
  'content.delete_my_comment id': { names: 'comment' },
  // Who has published nothing is nobody.
  'content.get_author id': { names: 'user' },
  'content.list_author_posts id': { names: 'user' },
  'topics.list_topic_subcategories category_id': { names: 'user', kept: 'topic_categories' },
  'profile.update_profile business_category_id': { names: 'user' },
  'profile.update_profile business_subcategory_id': { names: 'user' },
  ...Object.fromEntries(
    profileOperations.names.map((name) => [`profile.run_profile_operation:${name} userId`, ofProfile(name)]),
  ),
  'profile.run_profile_operation:update_profile profileData.business_category_id': {
    names: 'user',
    rest: ({ me }) => ({ operation: 'update_profile', userId: me }),
  },
  'profile.run_profile_operation:update_profile profileData.business_subcategory_id': {
    names: 'user',
    rest: ({ me }) => ({ operation: 'update_profile', userId: me }),
  },
  ...Object.fromEntries(
    brandOperations.names.map((operation): [string, IdField] => [
      `brand.run_brand_operation:${operation} userId`,
      { names: 'user', rest: () => ({ operation, ...BRAND_FIELDS[operation] }) },
    ]),
  ),
  'brand.run_brand_operation:get_brand_profile brandId': {
    names: 'brand',
    rest: ({ me }) => ({ operation: 'get_brand_profile', userId: me }),
  },
  'brand.run_brand_operation:update_brand_profile brandId': {
    names: 'brand',
    rest: ({ me }) => ({ operation: 'update_brand_profile', userId: me, brandData: {} }),
  },
  'brand.run_brand_operation:manage_themes themes[].id': {
    names: 'theme',
    rest: ({ me }) => ({ operation: 'manage_themes', userId: me, themes: [{ theme_name: 'Taken' }] }),
  },
  'brand.run_brand_operation:manage_themes seen[].id': {
    names: 'theme',
    conflicts: true,
    rest: ({ me }) => ({
      operation: 'manage_themes',
      userId: me,
      themes: [],
      seen: [{ theme_name: 'Fair' }],
    }),
  },
  'brand.run_brand_operation:bulk_brand_operations operations[].data.brandId': ONE_OF_MANY,
  'brand.run_brand_operation:bulk_brand_operations operations[].data.themes[].id': ONE_OF_MANY,
  'brand.run_brand_operation:bulk_brand_operations operations[].data.seen[].id': ONE_OF_MANY,
  'brand.list_brand_answers theme_id': { names: 'theme' },
  'brand.list_brand_answers before': { names: 'answer' },
  'brand.list_opportunity_answers keyword_id': { names: 'keyword', rest: () => ({ channel: 'openai' }) },
  'plans.check_plan_change plan_id': { names: 'user', kept: 'plans' },
  'plans.change_my_plan plan_id': { names: 'user', kept: 'plans' },
  'payments.create_stripe_checkout planId': {
    names: 'user',
    kept: 'plans',
    rest: () => ({ successUrl: `${app.baseUrl}/plans`, cancelUrl: `${app.baseUrl}/plans` }),
  },
  'brand.update_competitor id': { names: 'competitor', rest: () => ({ industry: 'Books' }) },
  'brand.delete_competitor id': { names: 'competitor' },
  'judging.get_judgement id': { names: 'judgement' },
  'judging.list_changed_answers id': { names: 'judgement' },
  'judging.list_changed_answers keyword_id': {
    names: 'keyword',
    rest: ({ judgement }) => ({ id: judgement }),
  },
  'judging.list_changed_answers before': { names: 'answer', rest: ({ judgement }) => ({ id: judgement }) },
  'judging.get_report_bundle id': { names: 'report' },
  'judging.apply_judgement id': { names: 'judgement' },
  'judging.discard_judgement id': { names: 'judgement' },
  'checks.give_feedback id': { names: 'answer', rest: () => ({ expected: 'mentioned' }) },
  'checks.withdraw_feedback id': { names: 'answer' },
  'checks.get_answer id': { names: 'answer' },
  'checks.get_neighbours id': { names: 'answer' },
  'checks.list_visibility_results keyword_id': { names: 'keyword' },
  'checks.list_visibility_results keyword_ids[]': { names: 'keyword', narrows: true },
  'checks.list_answers keyword_id': { names: 'keyword' },
  // Narrows what a keyword has: check-visibility.test shows that another's run finds nothing.
  'checks.list_answers run_id': { names: 'run', rest: () => ({ keyword_id: newId() }) },
  'checks.list_answers before': { names: 'answer' },
  'judging.list_left_out_answers before': { names: 'answer' },
  'judging.list_left_out_answers keyword_id': { names: 'keyword' },
  'judging.list_left_out_answers report_id': { names: 'report' },
  'judging.list_left_out_answers run_id': { names: 'run' },
  'judging.list_left_out_answers window_of': { names: 'report' },
  'judging.count_answer_in id': { names: 'answer' },
  'judging.leave_answer_out id': { names: 'answer' },
  'reports.list_reports before': { names: 'report' },
  'reports.get_report id': { names: 'report' },
  'reports.export_report id': { names: 'report' },
  'reports.get_keyword_history id': { names: 'keyword' },
  'reports.get_keyword_evidence id': { names: 'keyword' },
  'runs.start_run keyword_ids[]': { names: 'keyword' },
  'runs.forecast_run keyword_ids[]': { names: 'keyword' },
  'runs.list_runs before': { names: 'run' },
  'runs.get_run id': { names: 'run' },
  'runs.cancel_run id': { names: 'run' },
  'runs.resume_run id': { names: 'run' },
  'runs.update_refresh_tracking _user_id': { names: 'user', rest: () => ({ _channel: 'openai' }) },
  'runs.can_refresh_rankings _user_id': { names: 'user', rest: () => ({ _channel: 'openai' }) },
  'admin.run_admin_operation:get_user_details userId': ofUser('get_user_details', {}),
  'admin.run_admin_operation:update_user userId': ofUser('update_user', { userData: { country: 'AT' } }),
  'admin.run_admin_operation:set_keyword_override userId': ofUser('set_keyword_override', {
    overrideLimit: 3,
    reason: 'a test',
  }),
  'admin.run_admin_operation:add_admin_note userId': ofUser('add_admin_note', { note: 'a test' }),
  'admin.run_admin_operation:set_user_status userId': ofUser('set_user_status', {
    isActive: false,
    reason: 'a test',
  }),
  'admin.run_admin_operation:sign_out_user userId': ofUser('sign_out_user', { reason: 'a test' }),
  'admin.run_admin_operation:start_view_as userId': ofUser('start_view_as', { reason: 'a test' }),
  'admin.run_admin_operation:send_password_reset userId': ofUser('send_password_reset', { reason: 'a test' }),
  'admin.run_admin_operation:delete_account userId': ofUser('delete_account', { reason: 'a test' }),
  'admin.run_admin_operation:refund_payment userId': ofUser('refund_payment', {
    paymentId: 'in_none',
    reason: 'a test',
  }),
  'admin.run_admin_operation:sync_subscription userId': ofUser('sync_subscription', {}),
  'admin.run_admin_operation:switch_off_authenticator userId': ofUser('switch_off_authenticator', {
    reason: 'a test',
  }),
  'admin.run_admin_operation:cancel_account_deletion userId': ofUser('cancel_account_deletion', {
    reason: 'a test',
  }),
  'admin.run_admin_operation:change_user_plan userId': {
    names: 'user',
    byAdministrator: true,
    rest: ({ plan }) => ({ operation: 'change_user_plan', data: { planId: plan, reason: 'a test' } }),
  },
  'admin.run_admin_operation:change_user_plan data.planId': {
    names: 'user',
    byAdministrator: true,
    rest: () => ({ operation: 'change_user_plan', data: { reason: 'a test' } }),
  },
  'admin.list_coupon_redemptions id': { names: 'user', kept: 'coupons' },
  ...Object.fromEntries(
    (Object.keys(RESOURCES) as ResourceName[]).flatMap((name) => Object.entries(idsOf(name))),
  ),
  'admin.list_users plan_id': OVER_ALL,
  'admin.export_users plan_id': OVER_ALL,
  'admin.export_audit_logs actorId': OVER_ALL,
  'admin.find_records id': OVER_ALL,
  'admin.delete_saved_view id': OVER_ALL,
  'admin.set_error_group_state id': OVER_ALL,
  'admin.retry_job id': OVER_ALL,
  'admin.revoke_api_key id': OVER_ALL,
  'admin.find_omega_keywords user_id': OVER_ALL,
  'admin.forecast_omega_override user_id': OVER_ALL,
  'admin.forecast_omega_override keyword_id': OVER_ALL,
  'admin.set_omega_override user_id': OVER_ALL,
  'admin.set_omega_override keyword_id': OVER_ALL,
  'admin.lift_omega_override id': OVER_ALL,
  'admin.delete_data_export id': OVER_ALL,
  'admin.download_data_export id': OVER_ALL,
  'admin.moderate_comment id': OVER_ALL,
  'admin.apply_theme_template template_id': OVER_ALL,
  'admin.get_preview_link id': { names: 'user', kept: 'cms_pages' },
  'admin.run_admin_operation:get_audit_logs userId': OVER_ALL,
  'admin.run_admin_operation:get_audit_logs data.actorId': OVER_ALL,
  'admin.run_admin_operation:get_admin_analytics userId': OVER_ALL,
  'admin.run_admin_operation:get_attention userId': OVER_ALL,
  'admin.run_admin_operation:get_topic_overview userId': OVER_ALL,
  'admin.run_admin_operation:bulk_user_operations userId': OVER_ALL,
  'admin.run_admin_operation:bulk_user_operations data.operations[].id': OVER_ALL,
  'admin.run_admin_operation:bulk_user_operations data.operations[].data.planId': OVER_ALL,
};

/** The ids that a resource's procedures take; a bulk call says by the row what it did not find. */
function idsOf(name: ResourceName): Record<string, IdField> {
  const kept: IdField = { names: 'user', kept: name };
  return {
    [`admin.${name}.get id`]: kept,
    [`admin.${name}.update id`]: {
      ...kept,
      rest: () => ({ version: 1, values: RESOURCE_EXAMPLES[name]() }),
    },
    [`admin.${name}.revisions id`]: kept,
    [`admin.${name}.reorder ids[]`]: kept,
    [`admin.${name}.bulk ids[]`]: OVER_ALL,
    ...Object.fromEntries(
      referencesOf(name).flatMap((field) =>
        [
          `create ${field}`,
          `update values.${field}`,
          ...(field in RESOURCES[name].filters ? [`list ${field}`, `export ${field}`] : []),
        ].map((at) => [`admin.${name}.${at}`, OVER_ALL]),
      ),
    ),
  };
}

/** The fields by which a resource's rows name rows of another. */
function referencesOf(name: ResourceName): string[] {
  return Object.entries(RESOURCES[name].fields).flatMap(([field, schema]) =>
    fieldHints.get(schema)?.references === undefined ? [] : [field],
  );
}

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let administrator: TestUser;
let foreign: Foreign;
let plan: string;
/** Of the stranger's own. */
let judgement: string;
let batch: string;
let own: Pick<Foreign, 'keyword' | 'tag'>;
/** What the stranger's lists held before the owner had anything. */
const emptyLists = new Map<string, unknown>();

const lists = contractOperations().filter(
  ({ name, method, path }) => method === 'GET' && !path.includes('{') && !name.startsWith('admin.'),
);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newUser({ company: 'Northwind' });
  stranger = await app.newUser({ company: 'Contoso' });
  administrator = await app.newAdministrator();
  await stranger.post('/functions/check-visibility', { keyword: 'crm', companyName: 'Contoso' });
  judgement = (await stranger.get('/api/judgements')).body.current.id;
  const generate = async (user: TestUser, companyName: string): Promise<string> =>
    (await user.post('/functions/generate-keywords', { companyName })).body.batchId;
  own = {
    keyword: await leaveOwn('/rpc/add_my_keyword', { keyword_text: 'crm' }),
    tag: await leaveOwn('/functions/tag-operations/create-tag', { name: 'Own' }),
  };
  batch = await generate(stranger, 'Contoso');
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
  const report = await leaveReport();
  const preview = await owner.post('/api/judgements');
  const run = await owner.post('/api/runs');
  foreign = {
    keyword: keyword.body.id,
    batch: await generate(owner, 'Northwind'),
    answer: check.body.answerId,
    run: run.body.id,
    report,
    competitor: competitor.body.id,
    judgement: preview.body.id,
    user: owner.userId,
    session: (await owner.get('/api/sessions')).body.items[0].id,
    api_key: (await newKey(app.baseUrl, owner)).id,
    comment: await leaveComment(),
    tag: await leaveTag(keyword.body.id),
    brand: (await ofBrand('create_brand_profile', { brandData: {} })).id,
    theme: (await ofBrand('manage_themes', { themes: [{ theme_name: 'Fair' }] })).themes[0].id,
  };
  const plans = await owner.get('/api/plans');
  plan = plans.body[1].id;
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
  while ((await owner.get(`/api/runs/${run.body.id}`)).body.state === 'running')
    await new Promise((resolve) => setTimeout(resolve, 20));
  await engine.stop(5_000);
  expect(await writeDueReports(checks)).toBe(1);
  return (await owner.get('/api/reports')).body.items[0].id;
}

/** A comment of the owner's under a post that came with the product. */
async function leaveComment(): Promise<string> {
  const posts = await owner.get('/api/posts');
  const path = `/api/posts/${posts.body[0].slug}/comments`;
  return (await owner.post(path, { content: 'Well said.' })).body.id;
}

/** What an operation of the owner's brand answers. */
async function ofBrand(operation: string, fields: Record<string, unknown>) {
  const call = { operation, userId: owner.userId, ...fields };
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

/** Lets every row-level policy pass every row, so that only the statements' own `where user_id` is left. */
async function openPolicies(): Promise<void> {
  const policies = await app.database.query<{ table: string }>(
    "select tablename as table from pg_policies where schemaname = 'public' and policyname = 'own_rows'",
  );
  for (const { table } of policies)
    await app.database.query(`alter policy own_rows on ${table} using (true) with check (true)`);
  walked(policies.length, 'policies to open');
}

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
          const registered = ID_FIELDS[`${procedure.name} ${field}`];
          if (registered === undefined || registered.narrows || registered.overAll) continue;
          const caller = registered.byAdministrator || registered.kept ? administrator : stranger;
          const call = (id: string) => {
            const rest = registered.rest?.({ plan, judgement, me: stranger.userId }) ?? {};
            const userId = registered.byAdministrator ? { userId: stranger.userId } : {};
            const { method, path, body } = toRequest(procedure, withValue({ ...userId, ...rest }, field, id));
            return sendUnlimited(method, path, { body, cookie: caller.cookie });
          };
          const status = registered.conflicts ? 409 : 404;
          const neverWas = expectClosedError(await call(newId()), status);
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
