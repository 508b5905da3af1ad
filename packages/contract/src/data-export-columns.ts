import * as messages from './analytics-messages.ts';
import type { DataExportEntity } from './choices.ts';

/** What can be exported: what it is called, which columns a file has in their order, and which of them are personal data. */
interface ExportWords {
  label: string;
  /** What the days of a filter are compared with: 'Joined'. */
  time: string;
  /** What rows of one user are, where that is not plain. */
  ofUser?: string;
  columns: readonly string[];
  personal: readonly string[];
}

/**
 * The rows that administrators may have as a file. What lets somebody in (passwords, tokens, keys, codes) is in none of
 * them, nor is what administrators note of users.
 */
export const DATA_EXPORTS = {
  users: {
    label: messages.users,
    time: messages.joined,
    columns: [
      'id',
      'email',
      'full_name',
      'company_name',
      'company_url',
      'city',
      'country',
      'language',
      'time_zone',
      'role',
      'is_active',
      'plan',
      'created_at',
      'last_seen_at',
    ],
    personal: ['email', 'full_name', 'company_name', 'company_url', 'city', 'time_zone', 'last_seen_at'],
  },
  keywords: {
    label: messages.keywords,
    time: messages.added,
    columns: [
      'id',
      'user_id',
      'user_email',
      'keyword',
      'topic',
      'question',
      'search_intent',
      'is_ai_generated',
      'is_paused',
      'created_at',
    ],
    personal: ['user_email', 'question'],
  },
  visibility_results: {
    label: messages.visibilityResults,
    time: messages.checked,
    columns: [
      'user_id',
      'user_email',
      'keyword_id',
      'keyword',
      'channel',
      'status',
      'result_state',
      'forced_status',
      'is_mentioned',
      'answers',
      'mentions',
      'left_out',
      'is_branded',
      'error_code',
      'checked_at',
    ],
    personal: ['user_email'],
  },
  answers: {
    label: messages.answers,
    time: messages.asked,
    columns: [
      'id',
      'user_id',
      'user_email',
      'company_name',
      'run_id',
      'channel',
      'keyword',
      'asked_at',
      'finish',
      'is_counted',
      'is_ad_hoc',
      'searched',
      'latency_ms',
      'cost_usd',
      'text',
    ],
    personal: ['user_email', 'company_name', 'text'],
  },
  reports: {
    label: messages.reports,
    time: messages.made,
    columns: [
      'id',
      'user_id',
      'user_email',
      'channel',
      'total_keywords',
      'mentioned_keywords',
      'not_mentioned_keywords',
      'improved_keywords',
      'declined_keywords',
      'percentage_mentioned',
      'percentage_improved',
      'percentage_declined',
      'answered_keywords',
      'failed_keywords',
      'forced_keywords',
      'created_at',
    ],
    personal: ['user_email'],
  },
  runs: {
    label: messages.runs,
    time: messages.begun,
    columns: [
      'id',
      'user_id',
      'user_email',
      'company_name',
      'trigger',
      'state',
      'is_ad_hoc',
      'created_at',
      'ended_at',
    ],
    personal: ['user_email', 'company_name'],
  },
  payments: {
    label: messages.payments,
    time: messages.invoiced,
    columns: [
      'id',
      'user_id',
      'user_email',
      'number',
      'subscription_id',
      'status',
      'currency',
      'amount_due_cents',
      'amount_paid_cents',
      'refunded_cents',
      'dispute_status',
      'created_at',
      'paid_at',
    ],
    personal: ['user_email'],
  },
  subscriptions: {
    label: messages.subscriptions,
    time: messages.begun,
    columns: [
      'id',
      'user_id',
      'user_email',
      'status',
      'plan',
      'interval',
      'created_at',
      'period_ends_at',
      'cancel_at',
      'trial_ends_at',
    ],
    personal: ['user_email'],
  },
  audit_logs: {
    label: messages.auditLogs,
    time: messages.done,
    ofUser: messages.whatTheUserDid,
    columns: [
      'id',
      'created_at',
      'actor_kind',
      'actor_id',
      'actor_email',
      'actor_reference',
      'action',
      'subject_type',
      'subject_id',
      'subject_email',
      'reason',
      'before',
      'after',
      'ip_address',
      'user_agent',
      'request_id',
    ],
    personal: ['actor_email', 'subject_email', 'reason', 'before', 'after', 'ip_address', 'user_agent'],
  },
} as const satisfies Record<DataExportEntity, ExportWords>;

/** The columns of a file: all of them, or those that are no personal data. */
export function exportedColumns(entity: DataExportEntity, hasPersonalData: boolean): readonly string[] {
  const { columns, personal }: ExportWords = DATA_EXPORTS[entity];
  return hasPersonalData ? columns : columns.filter((column) => !personal.includes(column));
}

/** True where rows are of an assistant, so that those of one can be asked for: they have it as a column. */
export function hasChannel(entity: DataExportEntity): boolean {
  const { columns }: ExportWords = DATA_EXPORTS[entity];
  return columns.includes('channel');
}

/** What rows of one user are, in a sentence; undefined where that is plain. */
export function ofUserInWords(entity: DataExportEntity): string | undefined {
  const { ofUser }: ExportWords = DATA_EXPORTS[entity];
  return ofUser;
}
