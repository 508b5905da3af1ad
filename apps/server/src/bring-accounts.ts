import type pg from 'pg';
import { asOwner, settleKind, WrongKindError } from './database/kind.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Database } from './database/open-database.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { connectionAs, type RoleName } from './database/roles.ts';
import type { Log } from './lib/log.ts';
import { DEMONSTRATION_EMAIL } from './modules/accounts/index.ts';

/** What people said who they are and what they follow; parents first. Answers, reports and money are not among it. */
const BROUGHT: readonly { table: string; owner: string; role: RoleName; isForced: boolean }[] = [
  { table: 'auth."user"', owner: 'id', role: 'auth', isForced: false },
  { table: 'auth.account', owner: 'user_id', role: 'auth', isForced: false },
  { table: 'auth.two_factor', owner: 'user_id', role: 'auth', isForced: false },
  { table: 'profiles', owner: 'id', role: 'service', isForced: true },
  { table: 'brands', owner: 'user_id', role: 'service', isForced: true },
  { table: 'competitors', owner: 'user_id', role: 'service', isForced: true },
  { table: 'brand_profiles', owner: 'user_id', role: 'service', isForced: true },
  { table: 'brand_messaging_pillars', owner: 'user_id', role: 'service', isForced: true },
  { table: 'brand_questions', owner: 'user_id', role: 'service', isForced: true },
  { table: 'keywords', owner: 'user_id', role: 'service', isForced: true },
  // What people show as their picture.
  { table: 'media', owner: 'created_by', role: 'service', isForced: false },
];

/** One process brings them at a time; the number is ours and means nothing. */
const BRING_LOCK = 7_204_119;

/**
 * On the first start with a provider key: copies accounts with their profiles, names, competitors and keywords from the
 * demonstration's database to the new one, all or none, with the plans they are on. The demonstration keeps everything
 * of its own; its ready-made account stays there, whose keywords would cost real money.
 * @returns how many accounts were copied; 0 where the database has accounts already.
 */
export async function bringAccounts(
  { owner, other }: Pick<Database, 'owner' | 'other'>,
  { authSecret, log }: { authSecret: string; log: Log },
): Promise<number> {
  if (other === null) return 0;
  const counts = await asOwner(owner, async (target) => {
    await target.query('begin');
    await target.query('select pg_advisory_xact_lock($1)', [BRING_LOCK]);
    const accounts = await target.query('select 1 from auth."user" limit 1');
    if (accounts.rowCount !== 0) return {};
    await migrateDatabase(other, authSecret, log);
    if ((await settleKind(other, 'simulated')) === 'real') throw new WrongKindError('source');
    const brought = await copyInto(target, other, authSecret);
    await target.query('commit');
    return brought;
  });
  const copied = counts['auth."user"'] ?? 0;
  if (copied > 0)
    log.info(
      { accounts: copied, keywords: counts.keywords, competitors: counts.competitors },
      'the first start with a provider key: accounts, profiles, keywords, competitors and names were copied from the demonstration; its answers, reports and money were not',
    );
  return copied;
}

async function copyInto(
  target: pg.Client,
  other: ConnectionSettings,
  authSecret: string,
): Promise<Record<string, number>> {
  // The plans that were made anew give way to those that profiles name; nothing refers to them yet.
  const plans = await readRows(connectionAs('service', other, authSecret), 'select * from plans', []);
  await target.query('delete from plans');
  await insertRows(target, 'plans', plans);
  await bringTopics(target, connectionAs('service', other, authSecret));
  const people = await readRows(
    connectionAs('auth', other, authSecret),
    'select id from auth."user" where email <> $1',
    [DEMONSTRATION_EMAIL],
  );
  const ids = people.map(({ id }) => id);
  const counts: Record<string, number> = {};
  // Row-level security is forced also upon who owns the tables; it is again when this is committed.
  const forced = BROUGHT.filter(({ isForced }) => isForced).map(({ table }) => table);
  for (const table of forced) await target.query(`alter table ${table} no force row level security`);
  for (const { table, owner, role } of BROUGHT) {
    const rows = await readRows(
      connectionAs(role, other, authSecret),
      `select * from ${table} where ${owner} = any($1)`,
      [ids],
    );
    // A profile was made with its account.
    if (table === 'profiles') await target.query('delete from profiles');
    counts[table] = await insertRows(target, table, rows);
  }
  for (const table of forced) await target.query(`alter table ${table} force row level security`);
  return counts;
}

/** The categories that came with the product give way to those that profiles name; a database without any leaves them. */
async function bringTopics(target: pg.Client, from: ConnectionSettings): Promise<void> {
  const categories = await readRows(from, 'select * from topic_categories', []);
  if (categories.length === 0) return;
  await target.query('delete from topic_categories');
  await insertRows(target, 'topic_categories', categories);
  await insertRows(
    target,
    'topic_subcategories',
    await readRows(from, 'select * from topic_subcategories', []),
  );
}

/** Rows as PostgreSQL writes them, so that no digit of a time or an amount is lost on the way. */
async function readRows(
  from: ConnectionSettings,
  select: string,
  values: unknown[],
): Promise<{ id?: string; row: string }[]> {
  const found = await asOwner(from, (client) =>
    client.query<{ id?: string; row: string }>(
      `select to_jsonb(t) ->> 'id' as id, to_jsonb(t)::text as row from (${select}) t`,
      values,
    ),
  );
  return found.rows;
}

async function insertRows(target: pg.Client, table: string, rows: { row: string }[]): Promise<number> {
  const inserted = await target.query(
    `insert into ${table} select (jsonb_populate_record(null::${table}, row::jsonb)).* from unnest($1::text[]) row`,
    [rows.map(({ row }) => row)],
  );
  return inserted.rowCount ?? 0;
}
