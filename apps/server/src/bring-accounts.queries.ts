import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { asOwner } from './database/kind.ts';
import type { ConnectionSettings, Transaction } from './database/pool.ts';
import type { AccountId } from './lib/ids.ts';

/** One process brings accounts at a time; the number is ours and means nothing. */
const BRING_LOCK = 7_204_119;

/** A row as PostgreSQL writes it, so that no digit of a time or an amount is lost on the way. */
export interface BroughtRow {
  id: string | null;
  row: string;
}

/** Begins the one transaction in which accounts are brought, after any other that does. */
export async function beginBringing(target: pg.Client): Promise<void> {
  await target.query('begin');
  await target.query('select pg_advisory_xact_lock($1)', [BRING_LOCK]);
}

/** Makes all that was brought stay. */
export async function commitBringing(target: pg.Client): Promise<void> {
  await target.query('commit');
}

/** True where anybody has an account. */
export async function hasAccounts(target: pg.Client): Promise<boolean> {
  return (await target.query('select 1 from auth."user" limit 1')).rowCount !== 0;
}

/** The ids of all accounts but the one with this address. */
export async function listAccountsBut(from: ConnectionSettings, email: string): Promise<string[]> {
  const { rows } = await asOwner(from, (client) =>
    client.query<{ id: string }>('select id from auth."user" where email <> $1', [email]),
  );
  return rows.map(({ id }) => id);
}

/** Those of them who are, or were, on a plan that they paid for. */
export async function listSubscribers(
  from: ConnectionSettings,
  ids: readonly string[],
): Promise<AccountId[]> {
  const { rows } = await asOwner(from, (client) =>
    client.query<{ account_id: AccountId }>(
      'select distinct account_id from plan_grants where subscription_id is not null and account_id = any($1) order by 1',
      [ids],
    ),
  );
  return rows.map(({ account_id }) => account_id);
}

/**
 * The rows of a table, of these owners or all; `only` is a condition besides. What they are called at the payment provider
 * is left out: a simulated one knows them.
 */
export async function readRows(
  from: ConnectionSettings,
  table: string,
  { owner, owners = [], only = 'true' }: { owner?: string; owners?: readonly string[]; only?: string } = {},
): Promise<BroughtRow[]> {
  const whose = owner === undefined ? 'true' : `${owner} = any($1)`;
  const { rows } = await asOwner(from, (client) =>
    client.query<BroughtRow>(
      `select to_jsonb(t) ->> 'id' as id,
          (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where not starts_with(key, 'stripe_'))::text as row
        from ${table} t where ${whose} and ${only}`,
      owner === undefined ? [] : [owners],
    ),
  );
  return rows;
}

/** Writes rows that were read so; returns how many. What a table makes of its other columns it makes itself. */
export async function insertRows(
  target: pg.Client,
  table: string,
  rows: readonly BroughtRow[],
): Promise<number> {
  const written = await target.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = written.rows[0]?.columns;
  const inserted = await target.query(
    `insert into ${table} (${columns}) select ${columns}
     from unnest($1::text[]) as brought (row), jsonb_populate_record(null::${table}, brought.row::jsonb)`,
    [rows.map(({ row }) => row)],
  );
  return inserted.rowCount ?? 0;
}

/** Empties a table. */
export async function deleteRows(target: pg.Client, table: string): Promise<void> {
  await target.query(`delete from ${table}`);
}

/** Lets the owner of the tables see and write every row of them, or no longer. */
export async function forceRowSecurity(
  target: pg.Client,
  tables: readonly string[],
  isForced: boolean,
): Promise<void> {
  for (const table of tables)
    await target.query(`alter table ${table} ${isForced ? 'force' : 'no force'} row level security`);
}

/** The open transaction, as use cases want it. */
export function asTransaction(target: pg.Client): Transaction {
  return drizzle({ client: target }) as unknown as Transaction;
}
