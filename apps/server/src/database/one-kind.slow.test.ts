import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { newId } from '../lib/ids.ts';
import { TABLE_ACCESS } from './access.ts';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';
import { leaveHistory, MOVED_TABLES } from './one-kind.fixture.ts';
import { connectionAs } from './roles.ts';

let old: OldDatabase;
afterEach(() => old.stop());

const OWNED = Object.entries(TABLE_ACCESS).flatMap(([table, { owner }]) => (owner === null ? [] : [table]));
const start = async () => {
  old = await startOldDatabase('0027_one_kind', [
    ...MOVED_TABLES.filter((table) => table !== 'spend_days'),
    'refresh_tracking',
    'judgements',
  ]);
};

type Rows = Record<string, Record<string, unknown>[]>;

/** What the tables hold, each row as it is. */
async function stored(): Promise<Rows> {
  const all: Rows = {};
  for (const table of MOVED_TABLES) {
    // A later migration has removed some.
    const { rows: there } = await old.superuser.query('select to_regclass($1) is not null as is_there', [
      table,
    ]);
    if (!there[0]?.is_there) continue;
    const found = await old.superuser.query(`select to_jsonb(t) as "row" from ${table} t order by 1`);
    all[table] = found.rows.map(({ row }) => row);
  }
  return all;
}

/** What was set aside, each row as it is, by its table. */
async function setAside(): Promise<Rows> {
  const all: Rows = Object.fromEntries(MOVED_TABLES.map((table) => [table, []]));
  const found = await old.superuser.query('select table_name, "row" from set_aside.rows order by "row"');
  for (const { table_name, row } of found.rows) all[table_name]?.push(row);
  return all;
}

/** Columns that this migration or a later one takes away or computes again. */
const GONE = new Set([
  'is_simulated',
  'is_held',
  'sentence',
  'sentence_hash',
  'end_offset',
  'rules_counted',
  'rules_confidence',
  'decision',
  'pooled',
  'rate_low',
  'rate_high',
]);

/** Rows from before, of the tables that still exist. */
const keptOf = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(
    Object.entries(before)
      .filter(([table]) => table in after)
      .map(([table, all]) => [
        table,
        all.map((row) =>
          Object.fromEntries(
            Object.entries(row)
              .filter(([name]) => !GONE.has(name))
              .map(([name, value]) => [name === 'user_id' ? 'account_id' : name, value]),
          ),
        ),
      ]),
  );

/** Rows of `all` that are not among `some`, by what they say. */
function without(all: Rows, some: Rows): Rows {
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => {
      const known = new Set(some[table]?.map((row) => JSON.stringify(row)));
      return [table, rows.filter((row) => !known.has(JSON.stringify(row)))];
    }),
  );
}

const money = async () =>
  (
    await old.superuser.query(
      `select (select sum(spent_microdollars) from spend_months) as months,
         (select sum(spent_microdollars) from spend_days where provider = 'all') as days,
         (select sum(cost_microdollars) from check_attempts) as attempts, (select count(*) from answers) as answers,
         (select sum(rate_answers) from report_revisions) as rate_answers`,
    )
  ).rows[0];

const kindOf = async () => (await old.superuser.query('select kind from database_kind')).rows;

it('where both kinds lie in one database, every simulated row moves out and every real one stays as it is', async () => {
  await start();
  const [first, second] = [newId(), newId()];
  await old.superuser.query("insert into database_kind (kind) values ('real')");
  await leaveHistory(old, { user_id: first, is_simulated: false });
  await leaveHistory(old, { user_id: second, is_simulated: false });
  const [real, books] = [await stored(), await money()];
  for (const table of MOVED_TABLES) expect(real[table]?.length, table).toBeGreaterThan(0);
  await leaveHistory(old, { user_id: first, is_simulated: true });
  const simulated = without(await stored(), real);
  const warnings: string[] = [];

  await old.migrate({ warn: (_of: object, message?: string) => warnings.push(message ?? '') });

  const after = await stored();
  expect(after).toMatchObject(keptOf(real, after));
  expect(await setAside()).toEqual(simulated);
  expect(await money()).toEqual(books);
  const moved = Object.values(simulated).flat().length;
  expect(warnings).toEqual([
    expect.stringMatching(
      new RegExp(`simulated was moved to set_aside\\.rows, .*: ${moved} rows \\(.*1 answers`),
    ),
  ]);
  expect(await kindOf()).toEqual([{ kind: 'real' }]);
  // As before: the owner is no exception.
  const forced = await old.superuser.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity",
  );
  expect(forced.rows.map(({ relname }) => relname).sort()).toEqual(OWNED.toSorted());
});

it('only the owner of the database reads what was set aside', async () => {
  await start();
  await old.migrate();
  for (const role of ['app', 'service', 'auth'] as const) {
    const client = new pg.Client({ ...connectionAs(role, old.owner, TEST_SECRET), ssl: false });
    await client.connect();
    await expect(client.query('select from set_aside.rows')).rejects.toThrow(
      'permission denied for schema set_aside',
    );
    await client.end();
  }
});

it('in a demonstration it is real checks that failed which move: nothing else of them was stored', async () => {
  await start();
  const [user, run_id] = [newId(), newId()];
  await old.superuser.query("insert into database_kind (kind) values ('simulated')");
  await leaveHistory(old, { user_id: user, is_simulated: true });
  const before = await stored();
  await leaveFailedRun(user, run_id);
  await old.migrate();
  const after = await stored();
  expect(after).toMatchObject(keptOf(before, after));
  const { rows } = await old.superuser.query('select kind, table_name, user_id from set_aside.rows');
  expect(rows).toEqual([{ kind: 'real', table_name: 'check_runs', user_id: user }]);
});

it('a database in which every check failed is of the kind of these', async () => {
  await start();
  await leaveFailedRun(newId(), newId());
  await old.migrate();
  expect(await kindOf()).toEqual([{ kind: 'real' }]);
  expect((await old.superuser.query('select from check_runs')).rowCount).toBe(1);
});

it('a refresh with simulated answers delays no real one, and a preview over both kinds is discarded', async () => {
  await start();
  const [mixed, real] = [newId(), newId()];
  await old.superuser.query("insert into database_kind (kind) values ('real')");
  for (const user_id of [mixed, real]) {
    await leaveHistory(old, { user_id, is_simulated: false, day: '2026-03-02' });
    await old.insert('refresh_tracking', {
      user_id,
      channel: 'openai',
      last_refreshed_at: '2026-03-04T12:00:00Z',
      next_refresh_at: '2026-03-11T12:00:00Z',
      frequency_hours: 168,
      time_zone: 'UTC',
    });
    await old.insert('judgements', {
      user_id,
      id: newId(),
      rules_version: '2',
      state: 'preview',
      created_at: '2026-03-05T12:00:00Z',
    });
  }
  await leaveHistory(old, { user_id: mixed, is_simulated: true, day: '2026-03-04' });
  await old.migrate();
  const tracked = await old.superuser.query(
    'select account_id, last_refreshed_at is not null as is_refreshed, frequency_hours from refresh_tracking order by 2',
  );
  expect(tracked.rows).toEqual([
    { account_id: mixed, is_refreshed: false, frequency_hours: 0 },
    { account_id: real, is_refreshed: true, frequency_hours: 168 },
  ]);
  const previews = await old.superuser.query(
    "select account_id, state from judgements where rules_version = '2' order by state",
  );
  expect(previews.rows).toEqual([
    { account_id: mixed, state: 'discarded' },
    { account_id: real, state: 'preview' },
  ]);
});

async function leaveFailedRun(user_id: string, id: string): Promise<void> {
  await old.insert('check_runs', {
    user_id,
    id,
    trigger: 'single',
    company_name: 'Northwind',
    state: 'failed',
    created_at: '2026-03-01T12:00:00Z',
    settings: { openai: { is_simulated: false } },
  });
}
