import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { insert, type ReportApp } from './report.fixture.ts';

const REPORT_COUNTS = `5 as total_keywords, 3 as mentioned_keywords, 2 as not_mentioned_keywords, 0 as improved_keywords,
  0 as declined_keywords, 60 as percentage_mentioned, 0 as percentage_improved, 0 as percentage_declined,
  5 as answered_keywords, 0 as failed_keywords, 0 as branded_keywords`;

/**
 * A report a day on two channels over so many days, ending yesterday, with an answer and a line for each of the user's
 * keywords: the rows that daily runs leave, written in the order of time, past the code that writes them.
 */
export async function leaveHistory(app: ReportApp, user: TestUser, days: number): Promise<void> {
  const user_id = user.userId;
  const names = { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [] };
  const basis = { user_id, created_at: new Date(0) };
  const judgement_id = newId();
  await insert(app, 'brand_revisions', [{ ...basis, revision: 1, name: 'Northwind', names }]);
  await insert(app, 'judgements', [
    { ...basis, id: judgement_id, rules_version: 'test', brand_revision: 1, state: 'current' },
  ]);
  const shape = {
    api: 'test',
    model_asked: 'm',
    model_served: 'm',
    search_enabled: false,
    search_context: '',
  };
  await insert(app, 'surfaces', [
    { user_id, hash: 's', channel: 'openai', ...shape, question: '', is_simulated: false },
  ]);
  const run = (text: string, values: unknown[]) => app.database.query(text, values);
  await run(
    `create temp table past as
     select $1::uuid as user_id, d.day, c.channel, pg_temp.id_at(d.at, 'report' || c.channel) as report_id,
       $2::uuid as judgement_id, d.at as created_at, false as is_simulated
     from (select day, date_trunc('hour', now()) - day * interval '1 day' as at from generate_series($3::int, 1, -1) day) d
     cross join (values ('openai'), ('claude')) c(channel) order by d.day desc, c.channel`,
    [user_id, judgement_id, days],
  );
  await run(
    `create temp table past_lines as
     select p.*, k.id as keyword_id, k.keyword, pg_temp.id_at(p.created_at, p.channel || k.id) as answer_id
     from past p join keywords k on k.user_id = p.user_id order by p.day desc, p.channel, k.id`,
    [],
  );
  await run(
    `insert into reports select x.* from (
       select user_id, report_id as id, report_id as run_id, channel, is_simulated, created_at, ${REPORT_COUNTS},
         lag(report_id) over (partition by channel order by created_at) as previous_report_id,
         '{"improved_keywords": [], "declined_keywords": []}'::jsonb as report_summary
       from past order by day desc, channel) r, jsonb_populate_record(null::reports, to_jsonb(r)) x`,
    [],
  );
  await run(
    `insert into report_revisions select x.* from (
       select p.*, created_at as reported_at, true as is_current, ${REPORT_COUNTS}, 0.6 as rate, 0.3 as rate_low,
         0.8 as rate_high, 5 as rate_keywords, 5 as rate_answers, 3 as rate_mentions, 1 as design_effect,
         5 as effective_answers, 0 as branded_answers, 0 as branded_mentions, 0 as empty_answers,
         0 as ranked_keywords, 'no_detectable_change' as verdict, '{"no_detectable_change": 5}'::jsonb as verdicts,
         0 as missing_answers from past p order by day desc, channel) r, jsonb_populate_record(null::report_revisions, to_jsonb(r)) x`,
    [],
  );
  await run(
    `insert into answers select x.* from (
       select user_id, answer_id as id, report_id as run_id, channel, keyword_id, keyword, 'Northwind' as company_name,
         1 as sample_no, 's' as surface_hash, created_at as asked_at, 'ok' as finish, true as is_counted,
         false as is_ad_hoc, false as searched, '[]'::jsonb as queries, '{}'::jsonb as usage,
         10000 as cost_microdollars, 1 as latency_ms, repeat('text ', 20) as text, '' as text_hash,
         '[]'::jsonb as citations, '[]'::jsonb as sources from past_lines) a, jsonb_populate_record(null::answers, to_jsonb(a)) x`,
    [],
  );
  await run(
    `insert into verdicts select x.* from (
       select user_id, answer_id, judgement_id, true as mentioned, 1 as confidence, 0 as prominence,
         false as is_empty, '[]'::jsonb as spans, '[]'::jsonb as rejected, '[]'::jsonb as competitors
       from past_lines) v, jsonb_populate_record(null::verdicts, to_jsonb(v)) x`,
    [],
  );
  await run(
    `insert into report_keywords select x.* from (
       select user_id, report_id, judgement_id, keyword_id, keyword, channel, is_simulated, created_at, answer_id,
         true as is_current, 'completed' as status, true as is_mentioned, 1 as n, 1 as k, 0 as empty, 0 as failed,
         false as is_branded, false as is_empty, 1 as brand_mentions, 0 as competitor_mentions,
         's' as surface_hash, created_at as checked_at, true as trend_mentioned, 's' as trend_surface_hash,
         created_at as trend_asked_at, judgement_id as trend_judgement_id, 'not_enough_data' as verdict,
         0 as missing_answers from past_lines) l, jsonb_populate_record(null::report_keywords, to_jsonb(l)) x`,
    [],
  );
  await run(
    `insert into visibility_results select x.* from (
       select user_id, keyword_id, channel, keyword, true as is_mentioned, 'completed' as status,
         created_at as checked_at, '' as response_text, answer_id, 1 as n, 1 as k, 0 as failed, is_simulated
       from past_lines where day = 1) r, jsonb_populate_record(null::visibility_results, to_jsonb(r)) x`,
    [],
  );
  for (const [table, columns] of [
    ['report_domains', "'site ' || s, 'third_party', 2, 1"],
    ['report_competitors', "'Competitor ' || s, 2, 1, 3"],
  ])
    await run(
      `insert into ${table} select user_id, report_id, judgement_id, ${columns}
       from past cross join generate_series(1, 10) s order by day desc, channel`,
      [],
    );
  await run('drop table past, past_lines', []);
}

/** What `leaveHistory` needs of a database connection: ids that sort by time and are the same for the same name. */
export async function prepareHistory(app: ReportApp): Promise<void> {
  await app.database.query(
    `create function pg_temp.id_at(at timestamptz, name text) returns uuid language sql as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
         || substr(md5(name || at::text), 1, 3) || '8' || substr(md5(name || at::text), 4, 15))::uuid $$`,
  );
}
