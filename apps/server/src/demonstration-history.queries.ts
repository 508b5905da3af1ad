import type { Channel } from '@answerscope/contract';
import { TABLE_ACCESS } from './database/access.ts';
import { asOwner } from './database/kind.ts';
import type { ConnectionSettings, Transaction } from './database/pool.ts';
import type { AccountId } from './lib/ids.ts';

/** What a history is made of, parents first. What it cost is counted from its attempts where it is brought to. */
export const HISTORY_TABLES = [
  'surfaces',
  'judgements',
  'check_runs',
  'run_channels',
  'check_run_items',
  'check_samples',
  'check_attempts',
  'answers',
  'verdicts',
  'companies',
  'company_mentions',
  'statements',
  'answer_citations',
  'visibility_results',
  'reports',
  'report_revisions',
  'report_keywords',
  'report_domains',
  'report_companies',
  'refresh_tracking',
] as const;
export type HistoryTable = (typeof HISTORY_TABLES)[number];

/** As many rows as a statement takes at once. */
const ROWS_AT_ONCE = 1_000;

/** True when the user was ever asked for. */
export async function hasRuns(tx: Transaction): Promise<boolean> {
  const found = await tx.$client.query('select from check_runs limit 1');
  return found.rowCount === 1;
}

/** When the user's first keyword was added or first check begun; null where there is neither. */
export async function findFirstMoment(tx: Transaction): Promise<Date | null> {
  const found = await tx.$client.query<{ since: Date | null }>(
    'select least((select min(created_at) from keywords), (select min(created_at) from check_runs)) as since',
  );
  return found.rows[0]?.since ?? null;
}

/** The user's keywords by their text. */
export async function listKeywordIds(tx: Transaction): Promise<Map<string, string>> {
  const found = await tx.$client.query<{ keyword: string; id: string }>('select keyword, id from keywords');
  return new Map(found.rows.map(({ keyword, id }) => [keyword, id]));
}

/** The scheduler may have planned the account's refreshes already, as of somebody who never had one. */
const ON_CONFLICT: Partial<Record<HistoryTable, string>> = {
  refresh_tracking: `on conflict (account_id, channel) do update
    set last_refreshed_at = excluded.last_refreshed_at, next_refresh_at = excluded.next_refresh_at,
        frequency_hours = excluded.frequency_hours, time_zone = excluded.time_zone`,
  // Those that the account tracks are there with it; what its past says of them is counted.
  companies: `on conflict (account_id, key) do update
    set forms = excluded.forms, names = excluded.names, cursor = excluded.cursor, is_searched = excluded.is_searched,
        counted_at = excluded.counted_at`,
};

/** @param rows as a JSON array, of this version's columns */
export async function insertRows(tx: Transaction, table: HistoryTable, rows: string): Promise<void> {
  await tx.$client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
     ${ON_CONFLICT[table] ?? ''}`,
    [rows],
  );
}

/** Books what all calls of the user have cost on their own days and months, where nothing of it is booked yet. */
export async function bookAttempts(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.$client.query(
    `insert into spend_months (account_id, month, spent_microdollars)
     select account_id, to_char(asked_at at time zone 'utc', 'YYYY-MM'), sum(cost_microdollars)
     from check_attempts where account_id = $1 group by 1, 2`,
    [accountId],
  );
  await tx.$client.query(
    `insert into spend_days as d (day, provider, spent_microdollars)
     select to_char(a.asked_at at time zone 'utc', 'YYYY-MM-DD'), p.provider, sum(a.cost_microdollars)
     from check_attempts a cross join lateral (values (a.channel), ('all')) p(provider)
     where a.account_id = $1 group by 1, 2 order by 1, 2
     on conflict (day, provider) do update
       set spent_microdollars = d.spent_microdollars + excluded.spent_microdollars`,
    [accountId],
  );
}

/** What a user's browsers are told of by its newest; null where there is none. */
export async function findNewest(
  tx: Transaction,
): Promise<{ run_id: string; version: number; report_id: string; channel: Channel } | null> {
  const found = await tx.$client.query<{
    run_id: string;
    version: number;
    report_id: string;
    channel: Channel;
  }>(
    `select c.id as run_id, c.version, r.id as report_id, r.channel
     from reports r join check_runs c on c.account_id = r.account_id and c.id = r.run_id order by r.id desc limit 1`,
  );
  return found.rows[0] ?? null;
}

/** All rows of a user in one table, as JSON arrays of some hundreds each. The owner is to see every row. */
export async function readRows(
  owner: ConnectionSettings,
  table: HistoryTable,
  accountId: AccountId,
): Promise<string[]> {
  const found = await asOwner(owner, async (client) => {
    await client.query("set timezone = 'UTC'");
    return client.query<{ rows: string }>(
      `select jsonb_agg(row)::text as rows
       from (select to_jsonb(t) as row, (row_number() over () - 1) / ${ROWS_AT_ONCE} as part
             from ${table} t where account_id = $1) numbered
       group by part order by part`,
      [accountId],
    );
  });
  return found.rows.map(({ rows }) => rows);
}

/** What each table holds, as one word: it differs where anything does. */
export async function readContents(owner: ConnectionSettings): Promise<Map<string, string>> {
  return asOwner(owner, async (client) => {
    const contents = new Map<string, string>();
    for (const table of Object.keys(TABLE_ACCESS)) {
      const found = await client.query<{ content: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as content from ${table} t`,
      );
      contents.set(table, found.rows[0]?.content ?? '');
    }
    return contents;
  });
}
