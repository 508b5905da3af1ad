import type { AccountId } from '../../lib/ids.ts';

/** Columns of a table and what stands in them, in SQL. */
type Columns = Record<string, string>;

const COUNTS: Columns = {
  total_keywords: '5',
  mentioned_keywords: '3',
  not_mentioned_keywords: '2',
  improved_keywords: '0',
  declined_keywords: '0',
  percentage_mentioned: '60',
  percentage_improved: '0',
  percentage_declined: '0',
  answered_keywords: '5',
  failed_keywords: '0',
  branded_keywords: '0',
};
const VERDICTS = JSON.stringify({
  improved: 0,
  declined: 0,
  no_detectable_change: 5,
  not_enough_data: 0,
  not_comparable: 0,
});
const EMPTY_LIST = "'[]'::jsonb";
const EMPTY_OBJECT = "'{}'::jsonb";

const into = (table: string, columns: Columns, from: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} ${from}`;

/** Columns that are called the same where they come from. */
const same = (...names: string[]): Columns => Object.fromEntries(names.map((name) => [name, name]));

/**
 * The statements, for one call past every policy, that leave a run over all keywords a day, ending an hour ago, with an
 * item, an answer and a report's line for every keyword the user has, on each channel: the rows of daily runs, in the
 * order of time.
 */
export function historyStatements(of: {
  account_id: AccountId;
  days: number;
  channels: readonly string[];
  /** How long each answer is, in words. */
  answerWords: number;
}): string {
  const { account_id, days, answerWords } = of;
  const channels = of.channels.map((channel, index) => `('${channel}', ${index + 1})`).join(', ');
  const names = JSON.stringify({
    name: 'Northwind',
    domain: null,
    aliases: [],
    products: [],
    competitors: [],
  });
  return [
    'create temp table judged on commit drop as select gen_random_uuid() as judgement_id',
    `insert into brand_revisions values ('${account_id}', 1, 'Northwind', '${names}', now())`,
    into(
      'judgements',
      {
        account_id: `'${account_id}'`,
        id: 'judgement_id',
        rules_version: "'test'",
        brand_revision: '1',
        state: "'current'",
        created_at: 'now()',
      },
      'from judged',
    ),
    into(
      'surfaces',
      {
        account_id: `'${account_id}'`,
        hash: "'s'",
        channel: "'openai'",
        api: "'test'",
        model_asked: "'m'",
        model_served: "'m'",
        search_enabled: 'false',
        search_context: "''",
        question: "''",
      },
      '',
    ),
    `create function pg_temp.id_at(at timestamptz, name text) returns uuid language sql as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
         || substr(md5(name || at::text), 1, 3) || '8' || substr(md5(name || at::text), 4, 15))::uuid $$`,
    `create temp table past on commit drop as
     select '${account_id}'::uuid as account_id, d.day, c.channel, c.position, judgement_id, d.at as created_at,
       pg_temp.id_at(d.at, 'run${account_id}') as run_id,
       pg_temp.id_at(d.at, c.channel || '${account_id}') as report_id
     from (select day, now() - interval '1 hour' - day * interval '1 day' as at
           from generate_series(${days - 1}, 0, -1) day) d
     cross join judged cross join (values ${channels}) c(channel, position) order by d.day desc, c.channel`,
    `create temp table lines on commit drop as
     select p.*, k.id as keyword_id, k.keyword, pg_temp.id_at(p.created_at, p.channel || k.id) as answer_id
     from past p join keywords k on k.account_id = p.account_id order by p.day desc, p.channel, k.id`,
    into(
      'check_runs',
      {
        ...same('account_id', 'created_at'),
        id: 'run_id',
        trigger: "'scheduled'",
        company_name: "'Northwind'",
        settings: EMPTY_OBJECT,
        state: "'done'",
        ended_at: 'created_at',
      },
      'from past where position = 1 order by day desc',
    ),
    into(
      'run_channels',
      {
        ...same('account_id', 'run_id', 'channel', 'position'),
        scope: "'full'",
        state: "'done'",
        ended_at: 'created_at',
        reported_at: 'created_at',
      },
      'from past order by day desc, channel',
    ),
    into(
      'check_run_items',
      {
        ...same('account_id', 'run_id', 'channel', 'keyword_id', 'keyword'),
        state: "'done'",
        status: "'completed'",
        is_mentioned: 'true',
        n: '1',
        k: '1',
        checked_at: 'created_at',
      },
      'from lines',
    ),
    into(
      'reports',
      {
        ...same('account_id', 'run_id', 'channel', 'created_at'),
        ...COUNTS,
        id: 'report_id',
        previous_report_id: 'lag(report_id) over (partition by channel order by created_at)',
        report_summary: `'{"improved_keywords": [], "declined_keywords": []}'::jsonb`,
      },
      'from past order by day desc, channel',
    ),
    into(
      'report_revisions',
      {
        ...same('account_id', 'report_id', 'judgement_id', 'channel', 'created_at'),
        ...COUNTS,
        reported_at: 'created_at',
        is_current: 'true',
        rate: '0.6',
        rate_low: '0.3',
        rate_high: '0.8',
        similar_low: '0.2',
        similar_high: '0.9',
        rate_keywords: '5',
        rate_answers: '5',
        rate_mentions: '3',
        design_effect: '1',
        effective_answers: '5',
        branded_answers: '0',
        branded_mentions: '0',
        empty_answers: '0',
        ranked_keywords: '0',
        verdict: "'no_detectable_change'",
        missing_answers: '0',
        verdicts: `'${VERDICTS}'::jsonb`,
      },
      'from past order by day desc, channel',
    ),
    into(
      'answers',
      {
        ...same('account_id', 'run_id', 'channel', 'keyword_id', 'keyword'),
        id: 'answer_id',
        company_name: "'Northwind'",
        sample_no: '1',
        surface_hash: "'s'",
        asked_at: 'created_at',
        finish: "'ok'",
        is_counted: 'true',
        is_ad_hoc: 'false',
        searched: 'false',
        queries: EMPTY_LIST,
        usage: EMPTY_OBJECT,
        cost_microdollars: '10000',
        latency_ms: '1',
        text: `repeat('word ', ${answerWords})`,
        text_hash: "''",
        citations: EMPTY_LIST,
        sources: EMPTY_LIST,
      },
      'from lines',
    ),
    into(
      'verdicts',
      {
        ...same('account_id', 'answer_id', 'judgement_id'),
        mentioned: 'true',
        confidence: '1',
        prominence: '0',
        is_empty: 'false',
        spans: EMPTY_LIST,
        rejected: EMPTY_LIST,
        competitors: EMPTY_LIST,
      },
      'from lines',
    ),
    into(
      'check_samples',
      {
        ...same('account_id', 'run_id', 'channel', 'keyword_id', 'answer_id'),
        sample_no: '1',
        state: "'answered'",
        is_mentioned: 'true',
        is_empty: 'false',
        is_refused: 'false',
      },
      'from lines',
    ),
    into(
      'answer_citations',
      {
        ...same('account_id', 'answer_id'),
        position: '1',
        url: "'https://site-' || day % 40 || '.example/' || keyword_id",
        domain: "'site-' || day % 40 || '.example'",
        kind: "'third_party'",
        is_cited: 'true',
      },
      'from lines',
    ),
    into(
      'report_keywords',
      {
        ...same('account_id', 'report_id', 'judgement_id', 'keyword_id', 'keyword', 'channel'),
        ...same('created_at', 'answer_id'),
        is_current: 'true',
        status: "'completed'",
        is_mentioned: 'true',
        n: '1',
        k: '1',
        empty: '0',
        failed: '0',
        is_branded: 'false',
        is_empty: 'false',
        brand_mentions: '1',
        competitor_mentions: '0',
        surface_hash: "'s'",
        checked_at: 'created_at',
        trend_mentioned: 'true',
        trend_surface_hash: "'s'",
        trend_asked_at: 'created_at',
        trend_judgement_id: 'judgement_id',
        verdict: "'not_enough_data'",
        missing_answers: '0',
      },
      'from lines',
    ),
    into(
      'visibility_results',
      {
        ...same('account_id', 'keyword_id', 'channel', 'keyword', 'answer_id'),
        is_mentioned: 'true',
        status: "'completed'",
        checked_at: 'created_at',
        n: '1',
        k: '1',
        failed: '0',
        response_text: `repeat('word ', ${answerWords})`,
      },
      'from lines where day = 0',
    ),
    `insert into report_domains select account_id, report_id, judgement_id, 'site ' || s, 'third_party', 2, 1
     from past cross join generate_series(1, 10) s order by day desc, channel`,
    `insert into companies (account_id, key, name, forms, names, is_searched, counted_at, created_at)
     select distinct account_id, 'competitor' || s, 'Competitor ' || s, '[]'::jsonb,
       '{"name": "Competitor", "domain": null, "aliases": [], "products": []}'::jsonb, true, now(), now()
     from past cross join generate_series(1, 10) s on conflict do nothing`,
    `insert into company_mentions (account_id, answer_id, judgement_id, company_key, mentions, first_at, form)
     select account_id, answer_id, judgement_id, 'competitor' || 1 + day % 10, 1, 9, 'Competitor' from lines`,
    `insert into report_companies select account_id, report_id, judgement_id, 'competitor' || s, 2, 1, 3
     from past cross join generate_series(1, 10) s order by day desc, channel`,
    'drop function pg_temp.id_at',
  ].join(';\n');
}
