import { apiKeyNeed } from './api-key-access.ts';
import { PUBLIC_PROCEDURES } from './contract.ts';
import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.ts';
import { RESOURCES } from './resources/registry.ts';
import { viewAsAccess } from './view-as.ts';

/** What decides the refusals of a call, besides its own rules. */
export interface RefusableCall {
  /** 'keywords.add_my_keyword' */
  name: string;
  method: string;
  /** It reads a body, or checks parameters. */
  takesInput: boolean;
  /** Its path, query or body names a record. */
  addressesRecord: boolean;
}

const RESOURCE_WRITES = ['create', 'update', 'bulk', 'reorder'];

/** Refusals that follow from a call's own rules. */
const OWN_REFUSALS: Readonly<Record<string, readonly ErrorCode[]>> = {
  'accounts.accept_invitation': ['CONFLICT'],
  'accounts.change_my_email': ['CONFLICT'],
  'accounts.confirm_my_email': ['CONFLICT'],
  'accounts.create_my_api_key': ['CONFLICT'],
  'accounts.create_my_webhook': ['PAYMENT_REQUIRED'],
  'accounts.delete_my_account': ['CONFLICT'],
  'accounts.send_my_summary': ['CONFLICT'],
  'accounts.send_test_webhook': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'accounts.send_webhook_again': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'accounts.stop_view_as': ['CONFLICT'],
  'accounts.update_my_webhook': ['PAYMENT_REQUIRED'],
  'admin.apply_theme_template': ['CONFLICT'],
  'admin.cancel_user_run': ['CONFLICT'],
  'admin.invite_user': ['CONFLICT'],
  'admin.lift_omega_override': ['CONFLICT'],
  'admin.moderate_comment': ['CONFLICT'],
  'admin.publish_design': ['CONFLICT'],
  'admin.reconcile_payments': ['CONFLICT'],
  'admin.resend_mail': ['CONFLICT'],
  'admin.revert_design': ['CONFLICT', 'NOT_FOUND'],
  'admin.run_admin_operation': ['CONFLICT', 'NOT_FOUND'],
  'admin.save_design_draft': ['CONFLICT'],
  'admin.save_view': ['CONFLICT'],
  'admin.set_default_plan': ['CONFLICT'],
  'admin.set_error_group_state': ['CONFLICT'],
  'admin.set_omega_override': ['CONFLICT'],
  'admin.set_up_payments': ['CONFLICT'],
  'admin.start_backup': ['CONFLICT'],
  'admin.start_data_export': ['CONFLICT'],
  'admin.try_channel': ['PAYMENT_REQUIRED'],
  'brand.add_competitor': ['CONFLICT'],
  'brand.add_namesake': ['CONFLICT'],
  'brand.run_brand_operation': ['CONFLICT', 'NOT_FOUND'],
  'brand.update_competitor': ['CONFLICT'],
  'checks.check_visibility': ['PAYMENT_REQUIRED', 'TIMEOUT_ERROR'],
  'checks.check_visibility_claude': ['PAYMENT_REQUIRED', 'TIMEOUT_ERROR'],
  'checks.check_visibility_gemini': ['PAYMENT_REQUIRED', 'TIMEOUT_ERROR'],
  'checks.check_visibility_perplexity': ['PAYMENT_REQUIRED', 'TIMEOUT_ERROR'],
  'judging.apply_judgement': ['CONFLICT'],
  'judging.count_answer_in': ['CONFLICT'],
  'judging.discard_judgement': ['CONFLICT'],
  'judging.start_judging_again': ['CONFLICT'],
  'keywords.add_my_keyword': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'keywords.confirm_batch': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'keywords.generate_keywords': ['PAYMENT_REQUIRED'],
  'keywords.import_keywords': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'keywords.rename_keyword_topic': ['NOT_FOUND'],
  'payments.create_portal_session': ['CONFLICT'],
  'payments.create_stripe_checkout': ['CONFLICT', 'NOT_FOUND'],
  'payments.verify_subscription': ['NOT_FOUND'],
  'plans.change_my_plan': ['CONFLICT'],
  'profile.run_profile_operation': ['CONFLICT', 'NOT_FOUND'],
  'profile.update_profile': ['NOT_FOUND'],
  'runs.forecast_run': ['NOT_FOUND', 'PAYMENT_REQUIRED'],
  'runs.resume_run': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'runs.start_run': ['CONFLICT', 'NOT_FOUND', 'PAYMENT_REQUIRED'],
  'tags.create_tag': ['CONFLICT'],
  'tags.update_tag': ['CONFLICT'],
  'topics.accept_topic_idea': ['CONFLICT', 'NOT_FOUND', 'PAYMENT_REQUIRED'],
  'topics.ask_for_topic_ideas': ['CONFLICT', 'PAYMENT_REQUIRED'],
  'topics.dismiss_topic_idea': ['NOT_FOUND'],
  'topics.put_off_topic_idea': ['NOT_FOUND'],
  'topics.restore_topic_idea': ['NOT_FOUND'],
};

/**
 * The codes a call can refuse with, by status. An administrator whose view of a user has ended also gets FORBIDDEN from
 * every call, until their browser has dropped the cookie.
 */
export function refusalsOf(call: RefusableCall): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    // A public call refuses an API key that doesn't work, too.
    'UNAUTHORIZED',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
    ...(OWN_REFUSALS[call.name] ?? []),
  ]);
  if (call.takesInput || call.method !== 'GET') codes.add('VALIDATION_ERROR');
  // Each of the rows it names has its own result.
  const hasOwnResults = isResourceWrite(call.name) && call.name.endsWith('.bulk');
  if (call.addressesRecord && !hasOwnResults) codes.add('NOT_FOUND');
  if (isForbiddenToSome(call)) codes.add('FORBIDDEN');
  if (isResourceWrite(call.name)) codes.add('CONFLICT');
  return [...codes].sort((a, b) => ERROR_CATALOGUE[a].status - ERROR_CATALOGUE[b].status);
}

/** Administrators' calls, calls that some keys or a view as a user don't reach, and writes from a foreign page. */
function isForbiddenToSome(call: RefusableCall): boolean {
  if (call.method !== 'GET') return true;
  if (PUBLIC_PROCEDURES.includes(call.name)) return false;
  return apiKeyNeed(call) !== 'read' || viewAsAccess(call) !== 'answered';
}

function isResourceWrite(name: string): boolean {
  const [domain, resource = '', act = ''] = name.split('.');
  return domain === 'admin' && Object.hasOwn(RESOURCES, resource) && RESOURCE_WRITES.includes(act);
}

/** The calls that `OWN_REFUSALS` names. */
export const CALLS_WITH_OWN_REFUSALS: readonly string[] = Object.keys(OWN_REFUSALS);
