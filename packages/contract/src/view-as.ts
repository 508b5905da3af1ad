import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isReadCall, readsOrWrites } from './only-reads.ts';

/** How a call is answered to an administrator who views as a user. `by_operation`: what is sent decides. */
export type ViewAsAccess = 'answered' | 'read_only' | 'hidden' | 'by_operation';

/** The one write: it ends the view. */
const STOP = 'accounts.stop_view_as';

/** Domains whose reads are shown. One that is not named here is not: a new one is thought about first. */
const SHOWN_DOMAINS: readonly string[] = [
  'brand',
  'checks',
  'content',
  'judging',
  'keywords',
  'monitoring',
  'plans',
  'profile',
  'reports',
  'runs',
  'tags',
  'topics',
];

/** Of other domains: what is shown of them. */
const SUPPORT_VIEWS = 'accounts.list_my_support_views';
const SHOWN_BESIDES: readonly string[] = ['accounts.get_my_roles', SUPPORT_VIEWS];

/** Of shown domains: files that take data along, and what a change of plan would cost. */
const NEVER_SHOWN: readonly string[] = [
  'brand.export_review',
  'brand.export_statements',
  'judging.get_report_bundle',
  'keywords.export_keywords',
  'plans.check_plan_change',
  'reports.export_my_report_data',
  'reports.export_presence_history',
  'reports.export_report',
  'reports.export_visibility_results',
];

/** How a call, 'keywords.add_my_keyword', is answered to an administrator who views as a user. */
export function viewAsAccess(call: { name: string; method: string }): ViewAsAccess {
  const { name } = call;
  if (name === STOP) return 'answered';
  const isShown = SHOWN_DOMAINS.includes(name.split('.')[0] ?? '') || SHOWN_BESIDES.includes(name);
  const kind = readsOrWrites(call);
  if (!isShown || NEVER_SHOWN.includes(name)) return kind === 'reads' ? 'hidden' : 'read_only';
  if (kind === 'by_operation') return kind;
  return kind === 'reads' ? 'answered' : 'read_only';
}

/** The same of an operation behind the address of a call; of what is none, too. */
export function viewAsOperationAccess(call: { name: string; method: string }, input: unknown): ViewAsAccess {
  return isReadCall(call, input) ? 'answered' : 'read_only';
}

/** The same for a visit of the demonstration, which sees nothing of views. */
export function visitAccess(call: { name: string; method: string }): ViewAsAccess {
  if (call.name === STOP) return 'read_only';
  return call.name === SUPPORT_VIEWS ? 'hidden' : viewAsAccess(call);
}

/** The most views that are listed. */
export const SUPPORT_VIEWS_MAX = 50;

/** That an administrator has seen the product as a user, to help. */
export const SupportView = z.object({
  id: z.uuid(),
  /** What the administrator gave as the reason. */
  reason: z.string(),
  started_at: z.iso.datetime(),
  /** When it ended, or ends at the latest. */
  ends_at: z.iso.datetime(),
});
export type SupportView = z.infer<typeof SupportView>;

export const viewAsContract = {
  list_my_support_views: oc
    .route({
      method: 'GET',
      path: '/api/support-views',
      tags: ['accounts'],
      summary: 'When an administrator looked at the account of the signed-in user, and why',
    })
    .output(z.object({ items: z.array(SupportView).max(SUPPORT_VIEWS_MAX) })),
  stop_view_as: oc
    .route({
      method: 'POST',
      path: '/rpc/stop_view_as',
      tags: ['accounts'],
      summary: 'Ends the view of an administrator as a user; for who views',
    })
    .output(z.object({ user_id: z.uuid() })),
};
