import { adminOperations } from './admin-operations.ts';
import { brandOperations } from './brand-operations.ts';
import { profileOperations } from './profile-operations.ts';

/** Of what is asked by another method than GET: what changes nothing. */
const READS_BY_POST: readonly string[] = [
  'accounts.get_my_roles',
  'admin.check_reporting_health',
  'admin.export_report_data',
  'admin.generate_report',
  'reports.check_my_reporting_health',
  'reports.export_my_report_data',
  'reports.generate_my_report',
  'runs.can_refresh_rankings',
  'runs.forecast_run',
  'tags.check_tag_health',
  'tags.get_keyword_tags',
  'tags.get_tag_analytics',
  'tags.get_tag_usage_report',
  'tags.get_tags',
  'topics.get_topic_categories',
];

type OperationKinds = Record<string, { kind: 'read' | 'write' }>;

/** Calls that hold several operations, and which of these only read. */
const OPERATION_CALLS: Readonly<Record<string, { shapes: OperationKinds }>> = {
  'admin.run_admin_operation': adminOperations,
  'brand.run_brand_operation': brandOperations,
  'profile.run_profile_operation': profileOperations,
};

/** Whether a call, 'runs.forecast_run', only reads. `by_operation`: what is sent decides, and `isReadCall` says it. */
export function readsOrWrites({
  name,
  method,
}: {
  name: string;
  method: string;
}): 'reads' | 'writes' | 'by_operation' {
  if (name in OPERATION_CALLS) return 'by_operation';
  return method === 'GET' || READS_BY_POST.includes(name) ? 'reads' : 'writes';
}

/**
 * Whether a call only reads; of one that holds several operations, whether what is sent to it does. What it keeps to
 * answer sooner, and that the audit says who asked, is no write.
 */
export function isReadCall(call: { name: string; method: string }, input: unknown): boolean {
  const kind = readsOrWrites(call);
  return kind === 'by_operation' ? isReadOperation(call.name, input) : kind === 'reads';
}

function isReadOperation(name: string, input: unknown): boolean {
  const operation = typeof input === 'object' && input !== null ? Reflect.get(input, 'operation') : null;
  return typeof operation === 'string' && OPERATION_CALLS[name]?.shapes[operation]?.kind === 'read';
}
