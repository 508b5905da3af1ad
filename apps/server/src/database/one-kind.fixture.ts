import { newId } from '../lib/ids.ts';
import type { OldDatabase } from './old-database.fixture.ts';

/** The tables whose rows are of a kind, or hang on one that is. */
export const MOVED_TABLES = [
  'check_runs',
  'run_channels',
  'check_run_items',
  'check_attempts',
  'check_samples',
  'surfaces',
  'answers',
  'verdicts',
  'counted_answers',
  'verdict_feedback',
  'answer_citations',
  'auxiliary_verdicts',
  'visibility_results',
  'reports',
  'report_revisions',
  'report_keywords',
  'report_domains',
  'report_competitors',
  'report_undeclared',
  'spend_months',
  'spend_days',
] as const;

const COUNTS = {
  total_keywords: 1,
  mentioned_keywords: 1,
  not_mentioned_keywords: 0,
  improved_keywords: 0,
  declined_keywords: 0,
  percentage_mentioned: 100,
  percentage_improved: 0,
  percentage_declined: 0,
  answered_keywords: 1,
  failed_keywords: 0,
  branded_keywords: 0,
};

/** What one answered check of a full run leaves, with its report, in a database that may hold both kinds. */
export async function leaveHistory(
  old: OldDatabase,
  of: { user_id: string; is_simulated: boolean; day?: string },
): Promise<void> {
  const { user_id, is_simulated, day = '2026-03-02' } = of;
  const at = `${day}T12:00:00Z`;
  const [run_id, keyword_id, answer_id, report_id, judgement_id] = Array.from({ length: 5 }, () => newId());
  const hash = is_simulated ? 'simulated' : 'real';
  const run = { user_id, run_id, channel: 'openai' };
  const answer = { user_id, answer_id };
  const revision = { user_id, report_id, judgement_id };
  const names = { mentions: 1, answers_naming: 1, answers_naming_without_brand: 0 };
  const spent = { spent_microdollars: 70, reserved_microdollars: 0, is_simulated };
  const rows: [string, Record<string, unknown>][] = [
    ['judgements', { user_id, id: judgement_id, rules_version: '1', state: 'superseded', created_at: at }],
    [
      'keywords',
      { user_id, id: keyword_id, keyword: `crm ${keyword_id}`, text_key: keyword_id, created_at: at },
    ],
    [
      'check_runs',
      {
        user_id,
        id: run_id,
        trigger: 'manual',
        company_name: 'Northwind',
        state: 'done',
        created_at: at,
        settings: { openai: { is_simulated } },
      },
    ],
    ['run_channels', { ...run, position: 1, scope: 'full', state: 'done', ended_at: at }],
    ['check_run_items', { ...run, keyword_id, keyword: 'crm', state: 'done', n: 1, k: 1 }],
    ['check_samples', { ...run, keyword_id, sample_no: 1, answer_id, state: 'answered', is_mentioned: true }],
    [
      'check_attempts',
      {
        ...run,
        id: answer_id,
        keyword_id,
        sample_no: 1,
        attempt_no: 1,
        epoch: 1,
        state: 'answered',
        reserved_microdollars: 100,
        cost_microdollars: 70,
        asked_at: at,
        deadline_at: at,
      },
    ],
    [
      'answers',
      {
        ...run,
        id: answer_id,
        keyword_id,
        keyword: 'crm',
        company_name: 'Northwind',
        sample_no: 1,
        surface_hash: hash,
        asked_at: at,
        finish: 'ok',
        is_counted: true,
        is_ad_hoc: false,
        searched: false,
        queries: '[]',
        usage: '{}',
        cost_microdollars: 70,
        latency_ms: 1,
        text: 'Northwind, "quoted" and é',
        text_hash: 'h',
        citations: '[]',
        sources: '[]',
        raw: { at: [1, 2.5, null] },
      },
    ],
    [
      'verdicts',
      {
        ...answer,
        judgement_id,
        mentioned: true,
        confidence: 0.97,
        share_of_voice: 0.1,
        prominence: 0.3,
        is_empty: false,
        spans: '[]',
        rejected: '[]',
        competitors: '[]',
      },
    ],
    ['counted_answers', { ...answer, created_at: at }],
    ['verdict_feedback', { ...answer, judgement_id, expected: 'mentioned', created_at: at }],
    ['answer_citations', { ...answer, position: 1, url: 'https://example.com', kind: 'own', is_cited: true }],
    [
      'auxiliary_verdicts',
      {
        ...run,
        id: newId(),
        answer_id,
        is_simulated,
        sentence: 's',
        sentence_hash: 's',
        brand: '{}',
        brand_hash: 'b',
        start_offset: 0,
        end_offset: 1,
        rules_counted: true,
        rules_confidence: 0.6,
        rules_version: '1',
        state: 'open',
        created_at: at,
      },
    ],
    [
      'visibility_results',
      {
        user_id,
        keyword_id,
        channel: 'openai',
        keyword: 'crm',
        is_mentioned: true,
        status: 'completed',
        checked_at: at,
        response_text: 'Northwind',
        n: 1,
        k: 1,
        failed: 0,
        is_simulated,
      },
    ],
    ['reports', { ...run, id: report_id, is_simulated, ...COUNTS, report_summary: '{}', created_at: at }],
    [
      'report_revisions',
      {
        ...revision,
        ...COUNTS,
        channel: 'openai',
        is_simulated,
        is_current: true,
        created_at: at,
        reported_at: at,
        rate: 0.1,
        rate_keywords: 1,
        rate_answers: 1,
        rate_mentions: 1,
        branded_answers: 0,
        branded_mentions: 0,
        empty_answers: 0,
        ranked_keywords: 0,
        verdict: 'not_enough_data',
        verdicts: '{}',
        missing_answers: 18,
      },
    ],
    [
      'report_keywords',
      {
        ...revision,
        keyword_id,
        keyword: 'crm',
        channel: 'openai',
        is_simulated,
        is_current: true,
        created_at: at,
        status: 'completed',
        is_mentioned: true,
        n: 1,
        k: 1,
        empty: 0,
        failed: 0,
        is_branded: false,
        is_empty: false,
        brand_mentions: 1,
        competitor_mentions: 0,
        verdict: 'not_enough_data',
        missing_answers: 18,
      },
    ],
    [
      'report_domains',
      {
        ...revision,
        domain: 'example.com',
        kind: 'own',
        answers_citing: 1,
        answers_citing_without_brand: 0,
      },
    ],
    ['report_competitors', { ...revision, name: 'Fabrikam', ...names }],
    ['report_undeclared', { ...revision, name: 'Adatum', ...names }],
    ['spend_months', { user_id, month: day.slice(0, 7), ...spent }],
  ];
  await old.insert('surfaces', {
    user_id,
    hash,
    channel: 'openai',
    api: 'a',
    model_asked: 'm',
    model_served: 'm',
    question: 'q',
    search_enabled: false,
    search_context: 'low',
    is_simulated,
  });
  for (const [table, row] of rows) await old.insert(table, row);
  for (const provider of ['all', 'openai'])
    await old.superuser.query(
      `insert into spend_days as d (day, provider, is_simulated, spent_microdollars) values ($1, $2, $3, 70)
       on conflict (day, provider, is_simulated) do update set spent_microdollars = d.spent_microdollars + 70`,
      [day, provider, is_simulated],
    );
}
