/** A statement about the stored rows that must find none; `text` selects what contradicts it. */
export interface Statement {
  name: string;
  text: string;
  /** Done to the rows, it makes the statement find something: the proof tries that each can fail. */
  spoil: string;
}

const REACHED = "(select id from check_attempts where state = 'answered' limit 1)";
const CALLS = `select account_id, asked_at, cost_microdollars from check_attempts
  union all select account_id, asked_at, cost_microdollars from auxiliary_verdicts where asked_at is not null
  union all select account_id, asked_at, cost_microdollars from stance_readings where asked_at is not null`;
const COUNTED = '(select id from answers where is_counted limit 1)';

/** What must hold of all rows when every run has ended. */
export const STATEMENTS: readonly Statement[] = [
  {
    name: 'every run has ended as done',
    text: "select id from check_runs where state <> 'done'",
    spoil: "update check_runs set state = 'running' where id = (select id from check_runs limit 1)",
  },
  {
    name: 'no run has ended with an open channel, item or sample',
    text: `select r.id from check_runs r where r.state <> 'running' and (
        exists (select from run_channels c where c.run_id = r.id and c.state in ('waiting', 'ready', 'running'))
        or exists (select from check_run_items i where i.run_id = r.id and i.state = 'open')
        or exists (select from check_samples s where s.run_id = r.id and s.state = 'open'))`,
    spoil: `update check_samples set state = 'open' where ctid = (select ctid from check_samples limit 1)`,
  },
  {
    name: 'no attempt is left under way',
    text: "select id from check_attempts where state = 'asking'",
    spoil: `update check_attempts set state = 'asking' where id = ${REACHED}`,
  },
  {
    name: 'every answered sample has exactly one counted answer, and it is its own',
    text: `select s.keyword_id from check_samples s where s.state = 'answered' and 1 <> (
        select count(*) from answers a join check_attempts t using (account_id, id)
        where a.account_id = s.account_id and a.run_id = s.run_id and a.channel = s.channel
          and a.keyword_id = s.keyword_id and a.sample_no = s.sample_no and a.is_counted)`,
    spoil: `update answers set is_counted = false where id = ${COUNTED}`,
  },
  {
    name: 'no answer counts that is not its sample’s',
    text: `select a.id from answers a join check_samples s using (account_id, run_id, channel, keyword_id, sample_no)
      where a.is_counted <> (s.answer_id is not distinct from a.id)`,
    spoil: `update check_samples set answer_id = gen_random_uuid() where answer_id = ${COUNTED}`,
  },
  {
    name: 'a sample without an answer was lost twice or refused, and its item says so',
    text: `select s.keyword_id from check_samples s join check_run_items i using (account_id, run_id, channel, keyword_id)
      where s.state = 'failed' and ((i.state = 'failed' and coalesce(i.error_message, '') = '')
        or not exists (select from check_attempts t where t.account_id = s.account_id and t.run_id = s.run_id
          and t.channel = s.channel and t.keyword_id = s.keyword_id and t.sample_no = s.sample_no
          and (t.state = 'lost' or t.error_code is not null)))`,
    spoil: `update check_samples set state = 'failed'
      where ctid = (select ctid from check_samples where state = 'answered' and attempts = 1 limit 1)`,
  },
  {
    name: 'every item counts the answers of its samples',
    text: `select i.keyword_id from check_run_items i join lateral (
        select count(*) filter (where s.state = 'answered') as n, count(*) filter (where s.is_mentioned) as k,
          count(*) filter (where s.is_empty) as empty, count(*) filter (where s.is_refused) as refused,
          count(*) filter (where s.state = 'failed') as failed, count(*) as wanted
        from check_samples s where s.account_id = i.account_id and s.run_id = i.run_id and s.channel = i.channel
          and s.keyword_id = i.keyword_id) s on true
      where (i.n, i.k, i.empty, i.refused, i.failed, i.samples_wanted)
          is distinct from (s.n, s.k, s.empty, s.refused, s.failed, s.wanted)
        or (i.state = 'done') <> (s.n > 0)`,
    spoil: 'update check_run_items set n = n + 1 where ctid = (select ctid from check_run_items limit 1)',
  },
  {
    name: 'every answered sample says what the verdict on its answer says',
    text: `select s.keyword_id from check_samples s join judgements j on j.account_id = s.account_id and j.state = 'current'
        left join verdicts v on v.account_id = s.account_id and v.answer_id = s.answer_id and v.judgement_id = j.id
      where s.state = 'answered' and (s.is_mentioned, s.is_empty) is distinct from (v.mentioned, v.is_empty
        and not v.mentioned and not jsonb_path_exists(v.competitors, '$[*] ? (@.mentions > 0)'))`,
    spoil: `update check_samples set is_empty = not is_empty
      where ctid = (select ctid from check_samples where state = 'answered' limit 1)`,
  },
  {
    name: 'every item has its result, which says the same',
    text: `select i.keyword_id from check_run_items i
      left join visibility_results r using (account_id, keyword_id, channel)
      where r.keyword_id is null or (r.n, r.k, r.empty, r.refused, r.failed, r.status, r.is_branded)
          is distinct from (i.n, i.k, i.empty, i.refused, i.failed, i.status, i.is_branded)`,
    spoil: 'delete from visibility_results where ctid = (select ctid from visibility_results limit 1)',
  },
  {
    name: 'every answer has its attempt and a verdict, every answered attempt its answer at its cost',
    text: `select coalesce(t.id, a.id) from check_attempts t full join answers a using (account_id, id)
      where t.id is null or (a.id is null and t.state = 'answered') or (a.is_counted and t.state <> 'answered')
        or (t.state = 'answered' and t.cost_microdollars <> a.cost_microdollars)
        or (a.id is not null and not exists (select from verdicts v where v.account_id = a.account_id and v.answer_id = a.id))`,
    spoil: `update check_attempts set cost_microdollars = cost_microdollars + 1 where id = ${REACHED}`,
  },
  {
    name: 'no call about a doubtful mention is left under way, or has money set aside',
    text: `select id from auxiliary_verdicts where state in ('open', 'asking') or reserved_microdollars <> 0`,
    spoil: `insert into auxiliary_verdicts (account_id, id, answer_id, run_id, channel, places, text_hash, brand, brand_hash,
        start_offset, rules_version, state, created_at)
      select account_id, gen_random_uuid(), id, run_id, channel, '[]', '', '{}', '', 0, '', 'open', now()
      from answers where id = ${COUNTED}`,
  },
  {
    name: 'no call for statements is left under way, or has money set aside',
    text: `select id from stance_readings where state in ('open', 'asking') or reserved_microdollars <> 0`,
    spoil: `update stance_readings set reserved_microdollars = 1 where id = (select id from stance_readings limit 1)`,
  },
  {
    name: 'every answer that mentions the brand was read by a model, once and with two calls at most',
    text: `select a.id from answers a
      join judgements j on j.account_id = a.account_id and j.state = 'current'
      join verdicts v on v.account_id = a.account_id and v.answer_id = a.id and v.judgement_id = j.id and v.mentioned
      left join stance_readings r on r.account_id = a.account_id and r.answer_id = a.id
      where a.is_counted group by a.account_id, a.id having count(r.id) <> 1 or max(r.attempts) not in (1, 2)`,
    spoil: `update stance_readings set attempts = 3 where id = (select id from stance_readings limit 1)`,
  },
  {
    name: 'every month is the sum of its attempts and of calls to models about answers, with nothing set aside',
    text: `select coalesce(m.account_id, t.account_id) from spend_months m full join (
        select account_id, to_char(asked_at at time zone 'utc', 'YYYY-MM') as month,
          sum(cost_microdollars) as spent
        from (${CALLS}) t group by 1, 2) t using (account_id, month)
      where m.reserved_microdollars is distinct from 0 or m.spent_microdollars is distinct from t.spent`,
    spoil: 'update spend_months set spent_microdollars = spent_microdollars - 1',
  },
  {
    name: 'every day is the sum of its attempts and of calls to models about answers, with nothing set aside',
    text: `select d.provider from spend_days d full join (
        select to_char(asked_at at time zone 'utc', 'YYYY-MM-DD') as day, sum(cost_microdollars) as spent
        from (${CALLS}) t group by 1) t using (day)
      where d.reserved_microdollars is distinct from 0
        or (d.provider = 'all' and d.spent_microdollars is distinct from t.spent)`,
    spoil: "update spend_days set reserved_microdollars = reserved_microdollars + 1 where provider = 'all'",
  },
  {
    name: 'every day of a provider is no less than its attempts, and those of all providers are the whole day',
    text: `select d.provider from spend_days d
      left join (select to_char(asked_at at time zone 'utc', 'YYYY-MM-DD') as day, channel as provider,
          sum(cost_microdollars) as spent from check_attempts group by 1, 2) t using (day, provider)
      where (d.provider <> 'all' and d.spent_microdollars < coalesce(t.spent, 0)) or (d.provider = 'all'
        and d.spent_microdollars <> (select sum(o.spent_microdollars) from spend_days o
          where o.day = d.day and o.provider <> 'all'))`,
    spoil: `update spend_days set spent_microdollars = spent_microdollars + 1
      where ctid = (select ctid from spend_days where provider <> 'all' limit 1)`,
  },
  {
    name: 'every attempt’s money is settled',
    text: 'select id from check_attempts where not is_settled',
    spoil: `update check_attempts set is_settled = false where id = ${REACHED}`,
  },
  {
    name: 'every line of a report has the numbers of its keyword in the run',
    text: `select l.keyword_id from reports p join report_keywords l on l.account_id = p.account_id and l.report_id = p.id and l.is_current
        left join check_run_items i on (i.account_id, i.run_id, i.channel, i.keyword_id) = (p.account_id, p.run_id, p.channel, l.keyword_id)
      where (i.n, i.k, i.empty, i.refused, i.is_branded) is distinct from (l.n, l.k, l.empty, l.refused, l.is_branded)`,
    spoil: `update check_run_items set is_branded = not is_branded
      where ctid = (select i.ctid from check_run_items i join reports p using (account_id, run_id, channel) limit 1)`,
  },
  {
    name: 'every full run has one report for each of its channels',
    text: `select c.run_id from run_channels c where c.scope = 'full' and c.state = 'done' and 1 <> (
      select count(*) from reports p where p.account_id = c.account_id and p.run_id = c.run_id and p.channel = c.channel)`,
    spoil: 'delete from reports where ctid = (select ctid from reports limit 1)',
  },
];
