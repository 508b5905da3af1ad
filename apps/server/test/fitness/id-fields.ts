import {
  brandOperations,
  fieldHints,
  profileOperations,
  RESOURCES,
  type ResourceName,
} from '@answerscope/contract';
import { newId } from '../../src/lib/ids.ts';
import { RESOURCE_EXAMPLES } from './resource-examples.ts';

/** What somebody else owns, by the kind of record an id can name. */
export interface Foreign {
  keyword: string;
  batch: string;
  answer: string;
  run: string;
  report: string;
  competitor: string;
  namesake: string;
  judgement: string;
  user: string;
  session: string;
  api_key: string;
  webhook: string;
  webhook_delivery: string;
  comment: string;
  tag: string;
  brand: string;
  theme: string;
}

/** What is there besides: a plan, and what the caller, `me`, has of their own. */
export interface OwnIds {
  baseUrl: string;
  plan: string;
  me: string;
  judgement: string;
  batch: string;
  keyword: string;
  tag: string;
}

/** How to give another's id in one field: the record it names, and the rest of a call that is otherwise right. */
export interface IdField {
  names: keyof Foreign;
  rest?: (ids: OwnIds) => Record<string, unknown>;
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
/** An id that a browser makes up: it names no record, and nobody can read anything by it. */
const NEW_ID: IdField = { names: 'session', overAll: true };
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
export const ID_FIELDS: Record<string, IdField> = {
  'accounts.end_my_session session_id': { names: 'session' },
  'accounts.revoke_my_api_key id': { names: 'api_key' },
  'accounts.update_my_webhook id': { names: 'webhook', rest: () => ({ is_active: false }) },
  'accounts.rotate_my_webhook_secret id': { names: 'webhook' },
  'accounts.delete_my_webhook id': { names: 'webhook' },
  'accounts.list_my_webhook_deliveries id': { names: 'webhook' },
  'accounts.send_test_webhook id': { names: 'webhook' },
  'accounts.send_webhook_again id': { names: 'webhook_delivery' },
  'keywords.list_keywords tag': { names: 'tag' },
  'keywords.list_keyword_ids tag': { names: 'tag' },
  'keywords.export_keywords tag': { names: 'tag' },
  'reports.export_visibility_results tag': { names: 'tag' },
  // On a report of one's own, as report-reads.test.ts shows; here nobody has one.
  'reports.get_report tag': { names: 'tag', rest: () => ({ id: '00000000-0000-4000-8000-000000000001' }) },
  'brand.list_opportunities tag': { names: 'tag' },
  'tags.update_tag tag_id': { names: 'tag', rest: () => ({ name: 'Taken' }) },
  'tags.delete_tag tag_id': { names: 'tag' },
  'tags.merge_tags tag_id': { names: 'tag', rest: ({ tag }) => ({ into_tag_id: tag }) },
  'tags.merge_tags into_tag_id': { names: 'tag', rest: ({ tag }) => ({ tag_id: tag }) },
  'tags.get_keyword_tags keyword_id': { names: 'keyword' },
  'tags.bulk_assign_tags keyword_ids[]': {
    names: 'keyword',
    rest: ({ tag }) => ({ tag_ids: [tag], action: 'add' }),
  },
  'tags.bulk_assign_tags tag_ids[]': {
    names: 'tag',
    rest: ({ keyword }) => ({ keyword_ids: [keyword], action: 'remove' }),
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
  'keywords.confirm_batch keyword_ids[]': { names: 'keyword', rest: ({ batch }) => ({ batch_id: batch }) },
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
  'brand.list_counted_answers before': { names: 'answer' },
  'brand.list_stances keyword_id': { names: 'keyword' },
  'brand.list_statements keyword_id': { names: 'keyword' },
  'brand.export_statements keyword_id': { names: 'keyword' },
  'brand.list_answer_statements id': { names: 'answer' },
  'brand.mark_statement answer_id': {
    names: 'answer',
    rest: () => ({ kind: 'praised', start: 0, end: 1, mark: 'true' }),
  },
  'brand.list_opportunity_answers keyword_id': { names: 'keyword', rest: () => ({ channel: 'openai' }) },
  'plans.check_plan_change plan_id': { names: 'user', kept: 'plans' },
  'plans.change_my_plan plan_id': { names: 'user', kept: 'plans' },
  'monitoring.report_telemetry events[].id': NEW_ID,
  'monitoring.report_telemetry events[].sessionId': NEW_ID,
  'payments.create_stripe_checkout planId': {
    names: 'user',
    kept: 'plans',
    rest: ({ baseUrl }) => ({ successUrl: `${baseUrl}/plans`, cancelUrl: `${baseUrl}/plans` }),
  },
  'brand.update_competitor id': { names: 'competitor', rest: () => ({ industry: 'Books' }) },
  'brand.delete_competitor id': { names: 'competitor' },
  'brand.delete_namesake id': { names: 'namesake' },
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
  'checks.propose_namesake id': { names: 'answer', rest: () => ({ start: 0, end: 1 }) },
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
  'admin.run_admin_operation:confirm_email userId': ofUser('confirm_email', { reason: 'a test' }),
  'admin.run_admin_operation:correct_email userId': ofUser('correct_email', {
    email: 'corrected@example.com',
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
  'admin.cancel_user_run id': OVER_ALL,
  'admin.cancel_user_run user_id': OVER_ALL,
  'admin.get_mail id': OVER_ALL,
  'admin.resend_mail id': OVER_ALL,
  'admin.invite_user plan_id': OVER_ALL,
  'admin.resend_invitation id': OVER_ALL,
  'admin.withdraw_invitation id': OVER_ALL,
  'admin.set_default_plan id': OVER_ALL,
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
