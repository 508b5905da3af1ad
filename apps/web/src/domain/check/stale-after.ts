import type { Channel, ServerEvent } from '@answerscope/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../lib/api.ts';
import { dropEarlyReads } from '../../lib/early-reads.ts';
import { readAgain } from '../../lib/query-client.ts';

/** What makes something on a page older than it should be: the server's events, and what only this browser knows of. */
export type Change =
  | Pick<ServerEvent, 'type'>
  /** Events were missed, so anything may have changed. */
  | { type: 'events_missed' }
  /** A check that this browser asked for has ended, however it did. */
  | { type: 'check_ended'; channel: Channel }
  | { type: 'feedback_changed' };

type Keys = readonly (readonly unknown[])[];

const EVERYTHING: Keys = [[]];

/** What has to be read again after a change; the same whether this browser caused it or the server tells of it. */
export function staleAfter(change: Change, queries: ApiQueries): Keys {
  const {
    accounts,
    brand,
    checks,
    judging,
    keywords,
    payments,
    plans,
    profile,
    reports,
    runs,
    tags,
    topics,
  } = queries;
  // Answers never change, so only what lists them is read again: the connections are few while many are asked.
  const results = () => [
    checks.list_visibility_results.key(),
    checks.list_answers.key(),
    keywords.list_keywords.key(),
    plans.get_my_plan_usage.key(),
  ];
  const ideas = topics.list_topic_ideas.key();
  // What is known is told to whom is asked, and costs with it.
  const asking = topics.get_topic_idea_asking.key();
  const statements = () => [
    brand.list_stances.key(),
    brand.list_statements.key(),
    brand.list_answer_statements.key(),
    brand.list_review.key(),
    brand.get_brand_facts.key(),
  ];
  const ofTags = () => [tags.key(), reports.get_tag_report.key()];
  switch (change.type) {
    case 'events_missed':
    case 'judgement_applied':
    case 'answer_counted':
      return EVERYTHING;
    case 'profile_updated':
      // The company's name and site are what answers are judged by; its language and place word the questions.
      return [
        profile.key(),
        plans.key(),
        payments.key(),
        brand.key(),
        judging.key(),
        checks.list_question_wordings.key(),
        // Its kind of business is what ideas are for.
        ideas,
        asking,
        // The range of days that numbers are counted over.
        reports.key(),
        keywords.list_keywords.key(),
        keywords.list_keyword_topics.key(),
        checks.list_visibility_results.key(),
      ];
    case 'subscription_updated':
      return [payments.key(), plans.key(), profile.key()];
    case 'keywords_changed':
      return [
        keywords.key(),
        plans.get_my_plan_usage.key(),
        checks.key(),
        brand.list_opportunities.key(),
        brand.list_companies.key(),
        brand.list_sources.key(),
        ...statements(),
        // Counted are the keywords that are tracked now.
        reports.get_dashboard.key(),
        reports.list_changes.key(),
        reports.get_presence_score.key(),
        reports.generate_my_report.key(),
        ideas,
        ...ofTags(),
      ];
    case 'tags_changed':
      return [keywords.list_keywords.key(), ...ofTags()];
    case 'webhooks_changed':
      return [accounts.list_my_webhooks.key(), accounts.list_my_webhook_deliveries.key()];
    case 'topic_ideas_changed':
      return [ideas, asking];
    case 'brand_changed':
      // Who is tracked, found or not counted yet stands beside every number of a report.
      return [brand.key(), judging.key(), reports.key(), ideas];
    case 'themes_changed':
      return [brand.key()];
    case 'statements_changed':
      return statements();
    case 'judgement_updated':
      return [judging.key()];
    case 'result_updated':
      return [reports.get_dashboard.key(), ...results()];
    case 'check_ended':
      // What the next one costs depends on what this one did.
      return [...results(), checks.forecast_check.key({ input: { channel: change.channel } })];
    case 'run_updated':
      return [runs.key(), ...results()];
    case 'report_ready':
      return [
        reports.key(),
        keywords.list_keywords.key(),
        keywords.list_keyword_topics.key(),
        ideas,
        brand.key(),
      ];
    case 'feedback_changed':
      return [checks.get_answer.key()];
    default:
      // A newer server may tell of what this page does not know yet.
      return [];
  }
}

/** Reads again what changes have made stale, as far as it is shown; ends when it is read. */
export async function refreshAfter(
  { queries, queryClient }: { queries: ApiQueries; queryClient: QueryClient },
  ...changes: Change[]
): Promise<void> {
  const stale = changes.flatMap((change) => staleAfter(change, queries));
  if (stale.length > 0) dropEarlyReads();
  await readAgain(queryClient, stale);
}
