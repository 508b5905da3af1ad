import type { KillableProduct } from '../killable-product.ts';
import type { Ledger } from './writers.ts';

/** Whatever was paid for, or may be: attempts, and calls about doubtful mentions. */
const CALLS = `(
  select account_id, channel, asked_at, case when state <> 'asking' then cost_microdollars else 0 end as spent,
    case when state = 'asking' then reserved_microdollars else 0 end as reserved from check_attempts
  union all select account_id, provider, asked_at, cost_microdollars, reserved_microdollars from auxiliary_verdicts
    where asked_at is not null
  union all select account_id, provider, asked_at, cost_microdollars, reserved_microdollars from stance_readings
    where asked_at is not null)`;

/** Statements about the stored rows that must find nothing, each with what a row would mean. */
const CONTRADICTIONS: Record<string, string> = {
  'a completed result without its answer, or that says something else': `
    select r.account_id, r.keyword_id from visibility_results r
    left join answers a on a.account_id = r.account_id and a.id = r.answer_id
    left join verdicts v on v.account_id = r.account_id and v.answer_id = r.answer_id and v.judgement_id = r.judgement_id
    where r.status = 'completed' and (a.id is null or v.answer_id is null or not a.is_counted or a.is_ad_hoc
      or a.keyword_id <> r.keyword_id or a.channel <> r.channel or a.text <> r.response_text
      or v.mentioned <> r.is_mentioned or a.asked_at <> r.checked_at or r.n <> 1
      or (r.empty = 1) <> (v.is_empty and not v.mentioned
        and not jsonb_path_exists(v.competitors, '$[*] ? (@.mentions > 0)'))
      or (r.refused = 1) <> (r.empty = 1 and coalesce(v.empty_kind = 'refused', false)))`,
  'a result although a later question of the same keyword was answered': `
    select r.account_id, r.keyword_id from visibility_results r join answers a
      on a.account_id = r.account_id and a.keyword_id = r.keyword_id and a.channel = r.channel
    where a.is_counted and not a.is_ad_hoc and a.asked_at > r.checked_at`,
  'a counted answer of a tracked keyword without any result': `
    select a.id from answers a join keywords k on k.account_id = a.account_id and k.id = a.keyword_id
    where a.is_counted and not a.is_ad_hoc and not exists (select 1 from visibility_results r
      where r.account_id = a.account_id and r.keyword_id = a.keyword_id and r.channel = a.channel)`,
  'an attempt that was answered without an answer, or an answer without its attempt': `
    select coalesce(t.id, a.id) from check_attempts t
    full join answers a on a.account_id = t.account_id and a.id = t.id
    where t.id is null or (a.id is null and t.state = 'answered')
      or (a.id is not null and t.state = 'asking') or (a.is_counted and t.state <> 'answered')`,
  'an answer without a verdict': `
    select a.id from answers a where not exists
      (select 1 from verdicts v where v.account_id = a.account_id and v.answer_id = a.id)`,
  'an answer that is counted although its sample is not its own': `
    select a.id from answers a join check_samples s using (account_id, run_id, channel, keyword_id, sample_no)
    where a.is_counted <> (s.answer_id is not distinct from a.id)`,
  'an answered attempt that cost something else than its answer': `
    select t.id from check_attempts t join answers a using (account_id, id)
    where t.state = 'answered' and t.cost_microdollars <> a.cost_microdollars`,
  'a run that ended with an open item, or runs with nothing under way': `
    select r.id from check_runs r
    join run_channels c on c.account_id = r.account_id and c.run_id = r.id
    join check_run_items i on i.account_id = r.account_id and i.run_id = r.id
    where (r.state <> 'running' and (i.state = 'open' or c.state = 'running'))
      or (r.state = 'running' and not exists (select 1 from check_attempts t
        where t.account_id = r.account_id and t.run_id = r.id and t.state = 'asking'))`,
  'a month whose money is not that of its calls': `
    select m.account_id, m.month from spend_months m left join lateral (
      select coalesce(sum(t.spent), 0) as spent, coalesce(sum(t.reserved), 0) as reserved
      from ${CALLS} t where t.account_id = m.account_id and to_char(t.asked_at at time zone 'utc', 'YYYY-MM') = m.month
    ) t on true where m.spent_microdollars <> t.spent or m.reserved_microdollars <> t.reserved`,
  'a day whose money is not that of its calls': `
    select d.day, d.provider from spend_days d left join lateral (
      select coalesce(sum(t.spent), 0) as spent, coalesce(sum(t.reserved), 0) as reserved
      from ${CALLS} t where (d.provider = 'all' or t.channel = d.provider)
        and to_char(t.asked_at at time zone 'utc', 'YYYY-MM-DD') = d.day
    ) t on true where d.spent_microdollars <> t.spent or d.reserved_microdollars <> t.reserved`,
  'money of attempts that no month knows': `
    select t.id from check_attempts t where not exists (select 1 from spend_months m where m.account_id = t.account_id
      and m.month = to_char(t.asked_at at time zone 'utc', 'YYYY-MM'))`,
};

/** Everything that was acknowledged and is not there, and every contradiction among the rows, in words. */
export async function findLosses(
  product: KillableProduct,
  ledgers: readonly Ledger[],
  billed: number,
): Promise<string[]> {
  const losses: string[] = [];
  for (const [meaning, statement] of Object.entries(CONTRADICTIONS)) {
    const rows = await product.query(statement);
    if (rows.length > 0) losses.push(`${meaning}: ${rows.length} (${JSON.stringify(rows[0])})`);
  }
  for (const ledger of ledgers) losses.push(...(await lossesOf(product, ledger)));
  const [booked] = await product.query<{ sum: string }>(
    'select coalesce(sum(spent_microdollars + reserved_microdollars), 0) as sum from spend_months',
  );
  if (Number(booked?.sum) < billed) losses.push(`the provider billed ${billed}, booked is ${booked?.sum}`);
  return losses;
}

async function lossesOf(product: KillableProduct, ledger: Ledger): Promise<string[]> {
  const losses: string[] = [];
  const stored = await product.query<{ id: string; text: string; kind: string }>(
    `select id, keyword as text, 'keyword' as kind from keywords where account_id = '${ledger.account_id}'
     union all select id, text, 'answer' from answers where account_id = '${ledger.account_id}'
     union all select id, full_name, 'name' from persons where id = '${ledger.account_id}'`,
  );
  const keywords = new Map(stored.filter(({ kind }) => kind === 'keyword').map(({ id, text }) => [id, text]));
  const answers = new Map(stored.filter(({ kind }) => kind === 'answer').map(({ id, text }) => [id, text]));
  for (const [id, text] of ledger.keywords)
    if (keywords.get(id) !== text) losses.push(`the keyword '${text}' is lost`);
  for (const id of ledger.deleted) if (keywords.has(id)) losses.push(`the deleted keyword ${id} is back`);
  for (const [id, text] of ledger.answers)
    if (answers.get(id) !== text) losses.push(`the answer ${id} is lost or changed`);
  const name = stored.find(({ kind }) => kind === 'name')?.text ?? '';
  const { acknowledged, tried } = ledger.full_name;
  if (![acknowledged, ...tried].includes(name)) losses.push(`the name '${acknowledged}' became '${name}'`);
  ledger.full_name = { acknowledged: name, tried: [] };
  return losses;
}

/** The same through the API, as each person sees it after signing in before the crash. */
export async function findUnreadable(
  product: KillableProduct,
  ledgers: readonly Ledger[],
): Promise<string[]> {
  const unreadable: string[] = [];
  for (const ledger of ledgers) {
    const read = async (path: string) => {
      const response = await fetch(`${product.baseUrl}${path}`, {
        headers: { authorization: `Bearer ${ledger.token}` },
      });
      if (response.status !== 200) unreadable.push(`GET ${path} answers ${response.status}`);
      return (await response.json()) as Record<string, unknown>;
    };
    const { full_name } = await read('/api/profile');
    if (full_name !== ledger.full_name.acknowledged) unreadable.push(`the name reads '${full_name}'`);
    const { total } = await read('/api/keywords');
    if (Number(total) < ledger.keywords.size)
      unreadable.push(`only ${total} keywords of ${ledger.keywords.size}`);
    const newest = [...ledger.answers].at(-1);
    if (newest === undefined) continue;
    const [id, text] = newest;
    const answer = await read(`/api/answers/${id}`);
    if (answer.text !== text) unreadable.push(`the answer ${id} reads otherwise`);
  }
  return unreadable;
}
