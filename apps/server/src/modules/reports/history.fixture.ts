const COUNTS = `5 as total_keywords, 3 as mentioned_keywords, 2 as not_mentioned_keywords, 0 as improved_keywords,
  0 as declined_keywords, 60 as percentage_mentioned, 0 as percentage_improved, 0 as percentage_declined,
  5 as answered_keywords, 0 as failed_keywords, 0 as branded_keywords`;

/** `select` of columns with the table's names, as rows of the table: columns left out are null. */
const into = (table: string, select: string): string => `
  insert into ${table} select x.* from (${select}) s, jsonb_populate_record(null::${table}, to_jsonb(s)) x`;

/**
 * The statements, for one call past every policy, that leave a report a day on each channel, ending an hour ago, with
 * an answer and a line for every keyword the user has: the rows of daily runs, in the order of time.
 */
export function historyStatements(of: {
  user_id: string;
  days: number;
  channels: readonly string[];
  /** How long each answer is, in words. */
  answerWords: number;
}): string {
  const { user_id, days, answerWords } = of;
  const channels = of.channels.map((channel) => `('${channel}')`).join(', ');
  const names = JSON.stringify({
    name: 'Northwind',
    domain: null,
    aliases: [],
    products: [],
    competitors: [],
  });
  return [
    'create temp table judged on commit drop as select gen_random_uuid() as judgement_id',
    `insert into brand_revisions values ('${user_id}', 1, 'Northwind', '${names}', now())`,
    into(
      'judgements',
      `select '${user_id}' as user_id, judgement_id as id, 'test' as rules_version, 1 as brand_revision,
         'current' as state, now() as created_at, true as covers_older, 0 as judged, 0 as total, 0 as lease_epoch,
         false as is_purged from judged`,
    ),
    into(
      'surfaces',
      `select '${user_id}' as user_id, 's' as hash, 'openai' as channel, 'test' as api, 'm' as model_asked,
         'm' as model_served, false as search_enabled, '' as search_context, '' as question, false as is_simulated`,
    ),
    `create function pg_temp.id_at(at timestamptz, name text) returns uuid language sql as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
         || substr(md5(name || at::text), 1, 3) || '8' || substr(md5(name || at::text), 4, 15))::uuid $$`,
    `create temp table past on commit drop as
     select '${user_id}'::uuid as user_id, d.day, c.channel, judgement_id, d.at as created_at, false as is_simulated,
       pg_temp.id_at(d.at, c.channel || '${user_id}') as report_id
     from (select day, now() - interval '1 hour' - day * interval '1 day' as at
           from generate_series(${days - 1}, 0, -1) day) d
     cross join judged cross join (values ${channels}) c(channel) order by d.day desc, c.channel`,
    `create temp table lines on commit drop as
     select p.*, k.id as keyword_id, k.keyword, pg_temp.id_at(p.created_at, p.channel || k.id) as answer_id
     from past p join keywords k on k.user_id = p.user_id order by p.day desc, p.channel, k.id`,
    into(
      'reports',
      `select user_id, report_id as id, report_id as run_id, channel, is_simulated, created_at, ${COUNTS},
         lag(report_id) over (partition by channel order by created_at) as previous_report_id,
         '{"improved_keywords": [], "declined_keywords": []}'::jsonb as report_summary
       from past order by day desc, channel`,
    ),
    into(
      'report_revisions',
      `select p.*, created_at as reported_at, true as is_current, ${COUNTS}, 0.6 as rate, 0.3 as rate_low,
         0.8 as rate_high, 5 as rate_keywords, 5 as rate_answers, 3 as rate_mentions, 1 as design_effect,
         5 as effective_answers, 0 as branded_answers, 0 as branded_mentions, 0 as empty_answers,
         0 as ranked_keywords, 'no_detectable_change' as verdict, 0 as missing_answers,
         '{"improved": 0, "declined": 0, "no_detectable_change": 5, "not_enough_data": 0, "not_comparable": 0}'::jsonb
           as verdicts from past p order by day desc, channel`,
    ),
    into(
      'answers',
      `select user_id, answer_id as id, report_id as run_id, channel, keyword_id, keyword, 'Northwind' as company_name,
         1 as sample_no, 's' as surface_hash, created_at as asked_at, 'ok' as finish, true as is_counted,
         false as is_ad_hoc, false as searched, '[]'::jsonb as queries, '{}'::jsonb as usage,
         10000 as cost_microdollars, 1 as latency_ms, repeat('word ', ${answerWords}) as text, '' as text_hash,
         '[]'::jsonb as citations, '[]'::jsonb as sources from lines`,
    ),
    into(
      'verdicts',
      `select user_id, answer_id, judgement_id, true as mentioned, 1 as confidence, 0 as prominence,
         false as is_empty, '[]'::jsonb as spans, '[]'::jsonb as rejected, '[]'::jsonb as competitors from lines`,
    ),
    into(
      'report_keywords',
      `select user_id, report_id, judgement_id, keyword_id, keyword, channel, is_simulated, created_at, answer_id,
         true as is_current, 'completed' as status, true as is_mentioned, 1 as n, 1 as k, 0 as empty, 0 as failed,
         false as is_branded, false as is_empty, 1 as brand_mentions, 0 as competitor_mentions,
         's' as surface_hash, created_at as checked_at, true as trend_mentioned, 's' as trend_surface_hash,
         created_at as trend_asked_at, judgement_id as trend_judgement_id, 'not_enough_data' as verdict,
         0 as missing_answers from lines`,
    ),
    into(
      'visibility_results',
      `select user_id, keyword_id, channel, keyword, true as is_mentioned, 'completed' as status,
         created_at as checked_at, repeat('word ', ${answerWords}) as response_text, answer_id, 1 as n, 1 as k,
         0 as failed, is_simulated from lines where day = 0`,
    ),
    `insert into report_domains select user_id, report_id, judgement_id, 'site ' || s, 'third_party', 2, 1
     from past cross join generate_series(1, 10) s order by day desc, channel`,
    `insert into report_competitors select user_id, report_id, judgement_id, 'Competitor ' || s, 2, 1, 3
     from past cross join generate_series(1, 10) s order by day desc, channel`,
    'drop function pg_temp.id_at',
  ].join(';\n');
}
