import { TABLE_ACCESS } from '../../src/database/access.ts';
import type { AllowedChanges } from './stored-rows.ts';

/**
 * What migrations after 0.2.0 change or remove on purpose. All else of an installation is there after an upgrade as it
 * was before.
 */
export const INTENDED_CHANGES: AllowedChanges = {
  'public.cms_pages': {
    columns: ['title', 'description', 'content', 'deleted_at'],
    because: 'pages that came with the product and nobody edited get their present text, or go to the trash',
  },
  'public.faq_items': {
    columns: ['answer'],
    because: 'answers that came with the product and nobody edited get their present text',
  },
  'public.plans': {
    columns: ['description'],
    because: 'descriptions that came with the product and nobody edited get their present text',
  },
  'public.landing_claims': {
    columns: ['is_active'],
    because: 'claims that came with the product are shown once an administrator switches them on',
  },
  'public.report_revisions': {
    columns: ['rate_low', 'rate_high', 'pooled', 'share_of_voice', 'average_rank', 'ranked_keywords'],
    because: 'a range is for the keywords one has; place and share are counted again over all companies',
  },
  'public.report_keywords': {
    columns: ['competitor_mentions', 'rank', 'other_companies'],
    because: 'mentions and place are counted again over all companies',
  },
  'public.report_competitors': {
    removesRows: true,
    because: 'companies are counted again from the answers',
  },
  'public.report_undeclared': {
    removesRows: true,
    because: 'companies are counted again from the answers',
  },
  'public.auxiliary_verdicts': {
    columns: ['sentence', 'sentence_hash', 'end_offset', 'rules_counted', 'rules_confidence', 'decision'],
    because: 'a sentence that was asked about is the one place of its row, in `places`',
  },
  'public.own_analytics_reports': {
    removesRows: true,
    because: 'what was kept is made again with the new ranges when it is asked for',
  },
  'public.analytics_reports': {
    removesRows: true,
    because: 'what was kept is made again with the new ranges when it is asked for',
  },
  'pgboss.job': { columns: ['data'], because: 'what waits names its account as account_id' },
};

const run = { columns: 'every', because: 'the run under way goes on' } as const;
const money = { columns: 'every', because: 'answers of the run are paid for' } as const;
const pace = { columns: 'every', because: 'assistants are asked' } as const;
const queue = { columns: 'every', because: 'jobs are done, and the queue notes when it looked' } as const;
const measures = {
  columns: 'every',
  removesRows: true,
  because: 'a minute is measured until it is over, and kept for a day or more',
} as const;

/** What the product changes by itself when it goes on with its work. */
export const CHANGES_BY_WORK: AllowedChanges = {
  'public.persons': { columns: ['last_seen_at'], because: 'the owner signs in' },
  'public.judgements': {
    columns: ['state'],
    because: 'answers of the run are judged by the present rules',
  },
  'public.check_runs': run,
  'public.run_channels': run,
  'public.check_run_items': run,
  'public.check_samples': run,
  'public.check_attempts': run,
  'public.visibility_results': run,
  'public.refresh_tracking': run,
  'public.spend_days': money,
  'public.spend_months': money,
  'public.provider_slots': pace,
  'public.provider_states': pace,
  'public.provider_minutes': measures,
  'public.process_minutes': measures,
  'public.call_minutes': measures,
  'public.rate_buckets': {
    columns: 'every',
    removesRows: true,
    because: 'limits that are full are forgotten',
  },
  'public.companies': {
    columns: ['forms', 'is_searched', 'counted_at'],
    because: 'companies are searched in the answers of the run',
  },
  'public.counting_leases': { columns: 'every', because: 'a worker counts companies' },
  'public.uncounted_answers': { removesRows: true, because: 'companies in them are counted' },
  'public.unread_answers': { removesRows: true, because: 'what answers say of companies is read' },
  'pgboss.job': queue,
  'pgboss.queue': queue,
  'pgboss.schedule': queue,
};

/** Adds the former name of the owner's column, `user_id`, to what an upgrade from 0.2.0 may change. */
export function withAccountIds(changes: AllowedChanges): AllowedChanges {
  const renamed = { renamed: { user_id: 'account_id' }, because: 'its owner is called account_id' };
  const ofAccounts = Object.entries(TABLE_ACCESS).filter(([, { owner }]) => owner === 'account_id');
  return {
    ...changes,
    ...Object.fromEntries(
      ofAccounts.map(([table]) => [`public.${table}`, { ...renamed, ...changes[`public.${table}`] }]),
    ),
  };
}
