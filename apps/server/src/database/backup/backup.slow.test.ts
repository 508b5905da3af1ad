import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../embedded/test-postgres.ts';
import type { ConnectionSettings } from '../pool.ts';
import {
  type BackupOptions,
  backupDatabase,
  type RestoreOptions,
  readBackupManifest,
  restoreDatabase,
} from './index.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A small product with everything that is awkward to carry over. */
const SCHEMA = `
  create schema auth;
  create schema migrations;
  create schema set_aside;
  create table set_aside.rows (kind text not null, table_name text not null, user_id uuid, "row" jsonb not null);
  create table migrations.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into migrations.__drizzle_migrations (hash, created_at) values ('a', 1760000000000), ('b', 1763000000000);
  create type auth.role as enum ('user', 'administrator');
  create table auth."user" (id uuid primary key, email text, role auth.role, "last Report" uuid);
  create table profiles (user_id uuid primary key references auth."user");
  create function add_profile() returns trigger language plpgsql as $$
    begin insert into public.profiles values (new.id); return new; end $$;
  create trigger add_profile after insert on auth."user" for each row execute function add_profile();
  create table reports (
    user_id uuid references auth."user", id uuid, primary key (user_id, id), unique (id),
    number int generated always as identity,
    text text, bytes bytea, exact numeric, inexact float8, at timestamptz, on_day date, every interval,
    document jsonb, raw json, names text[], grid int[][], roles auth.role[], nothing text, yes boolean,
    stored_length int generated always as (length(text)) stored
  );
  alter table auth."user" add foreign key ("last Report") references reports (id);
  alter table reports enable row level security;
  alter table reports force row level security;
  create policy own on reports using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
  create table prices (provider text primary key, price int);
  insert into prices values ('from the migration', 1);
  create table events (at date, n int) partition by range (at);
  create table events_2026 partition of events for values from ('2026-01-01') to ('2027-01-01');
  create table events_rest partition of events default;
`;

const USER = '0197c0de-0000-7000-8000-000000000001';
const CONTENT = `
  insert into auth."user" values ('${USER}', 'a@example.com', 'administrator', null), ('0197c0de-0000-7000-8000-000000000002', null, 'user', null);
  insert into reports (user_id, id, text, bytes, exact, inexact, at, on_day, every, document, raw, names, grid, roles, nothing, yes) values
    ('${USER}', '0197c0de-0000-7000-8000-0000000000a1', E'line\\nbreak\\ttab \\\\ backslash \\\\. "quoted" é 漢字 🙂', '\\x00ff0a5c2e', 12345678901234567890.123456789000,
     0.1::float8 + 0.2::float8, '2026-03-29 01:30:00.123456+02', '0044-03-15 BC', '1 mon -3 days 04:05:06.7', '{"b": [1, 2.50, null], "a": "\\u0041\\n"}', '{"b":1,  "a":1, "a":2}',
     array['', null, 'NULL', 'a,b', '{}', E'"\\\\'], '{{1,2},{3,null}}', '{user,administrator}', null, true),
    ('${USER}', '0197c0de-0000-7000-8000-0000000000a2', '', '', 'NaN', '-Infinity', 'infinity', null, null, 'null', null, '{}', null, '{}', null, false),
    ('${USER}', '0197c0de-0000-7000-8000-0000000000a3', '\\.', null, -0.00, '-0', '-infinity', null, null, '"\\\\."', null, null, null, null, null, null),
    ('${USER}', '0197c0de-0000-7000-8000-0000000000a4', repeat('long ', 1000000), null, null, 5e-324, null, null, null, null, null, null, null, null, null, null);
  delete from reports where id = '0197c0de-0000-7000-8000-0000000000a2' returning id;
  insert into reports (user_id, id, text) select '${USER}', gen_random_uuid(), 'row ' || n from generate_series(1, 20000) n;
  update auth."user" set "last Report" = '0197c0de-0000-7000-8000-0000000000a3' where email is not null;
  update prices set price = 2; insert into prices values ('from the operator', 3);
  insert into set_aside.rows values ('simulated', 'answers', '${USER}', '{"text": "kept", "n": 1.50}');
  insert into events values ('2026-05-05', 1), ('1999-01-01', 2);
`;

let postgres: TestPostgres;
let folder = '';
let number = 0;
let source: ConnectionSettings;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answerscope-backup-'));
  postgres = await startTestPostgres({ templateDir: inject('templateDir') });
  source = await newDatabase();
  await migrate(source);
  await run(source, CONTENT);
  const boss = await startQueue(source);
  await boss.send('check-channel', { run: 1 });
  await boss.send('mail', { to: 'a@example.com' });
  await boss.stop({ graceful: false });
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newDatabase(): Promise<ConnectionSettings> {
  number += 1;
  await run(postgres.connection, `create database backup_${number}`);
  return { ...postgres.connection, database: `backup_${number}` };
}

async function migrate(database: ConnectionSettings): Promise<void> {
  await run(database, SCHEMA);
  const boss = await startQueue(database);
  await boss.createQueue('check-channel');
  await boss.createQueue('mail', { partition: true });
  await boss.stop({ graceful: false });
}

async function startQueue(database: ConnectionSettings): Promise<PgBoss> {
  const boss = new PgBoss({ ...database, ssl: false, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}

async function run<Row extends pg.QueryResultRow>(
  database: ConnectionSettings,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function newFile(): string {
  number += 1;
  return join(folder, `backup-${number}`);
}

async function backUp(options: Partial<BackupOptions> = {}): Promise<string> {
  const outFile = newFile();
  await backupDatabase({
    connection: source,
    outFile,
    productVersion: '0.1.0',
    now: new Date(0),
    ...options,
  });
  return outFile;
}

async function restore(inFile: string, target: ConnectionSettings, options: Partial<RestoreOptions> = {}) {
  const filesDir = join(folder, `files-${target.database}`);
  await restoreDatabase({ connection: target, inFile, filesDir, migrate: () => migrate(target), ...options });
  return filesDir;
}

const TABLES = [
  'auth."user"',
  'profiles',
  'reports',
  'prices',
  'events',
  'set_aside.rows',
  'pgboss.queue',
  'pgboss.job',
];

async function contentOf(database: ConnectionSettings): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await run<{ row: string }>(
      database,
      `select t::text as row from ${table} t order by t::text collate "C"`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

describe('a backup restored into an empty database', () => {
  it('equals the original row by row, forced row-level security or not', async () => {
    const target = await newDatabase();
    await restore(await backUp(), target);
    const [original, restored] = [await contentOf(source), await contentOf(target)];
    expect(original.reports).toHaveLength(20_003);
    expect(original['pgboss.job']).toHaveLength(2);
    expect(original['set_aside.rows']).toHaveLength(1);
    for (const table of TABLES) expect(restored[table], table).toEqual(original[table]);
  });

  it('goes on counting where the original stopped, and guards its rows as before', async () => {
    const target = await newDatabase();
    await restore(await backUp(), target);
    const insert = `insert into reports (user_id, id) values ('${USER}', gen_random_uuid()) returning number`;
    expect(await run(target, insert)).toEqual([{ number: 20_005 }]);
    await expect(run(target, `insert into profiles values (gen_random_uuid())`)).rejects.toThrow(
      'foreign key',
    );
    const newcomer = await run(
      target,
      `with added as (insert into auth."user" values (gen_random_uuid(), 'b', 'user', null) returning id) select id from added`,
    );
    expect(
      await run(
        target,
        `select user_id as id from profiles where user_id not in (select id from auth."user" where email is distinct from 'b')`,
      ),
    ).toEqual(newcomer);
  });

  it('hands waiting jobs to the next worker', async () => {
    const target = await newDatabase();
    await restore(await backUp(), target);
    const boss = await startQueue(target);
    const jobs = [...(await boss.fetch('check-channel')), ...(await boss.fetch('mail'))];
    await boss.stop({ graceful: false });
    expect(jobs.map((job) => job.data)).toEqual([{ run: 1 }, { to: 'a@example.com' }]);
  });

  it('brings the given files along, readable by their owner only', async () => {
    const secret = newFile();
    writeFileSync(secret, 'a secret\n');
    const file = await backUp({ extraFiles: [{ name: 'auth-secret', path: secret }] });
    const filesDir = await restore(file, await newDatabase());
    expect(readFileSync(join(filesDir, 'auth-secret'), 'utf8')).toBe('a secret\n');
    expect(statSync(join(filesDir, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('tells what it holds: versions, time, tables', async () => {
    const manifest = await readBackupManifest(await backUp());
    expect(manifest).toMatchObject({
      product_version: '0.1.0',
      schema_version: '1763000000000',
      taken_at: '1970-01-01T00:00:00.000Z',
    });
    expect(manifest.tables.find((table) => table.name === 'reports')).toMatchObject({
      row_count: 20_003,
      generated_columns: ['stored_length'],
    });
  });
});

describe('a backup', () => {
  it('leaves a note in the database it is of, where that keeps notes', async () => {
    const notes = () => run(source, 'select taken_at, row_count::int, product_version from backups');
    await run(
      source,
      `create table backups (id uuid default gen_random_uuid(), taken_at timestamptz, row_count bigint, product_version text)`,
    );
    const { tables } = await readBackupManifest(await backUp({ now: new Date('2026-01-02T03:04:05Z') }));
    const row_count = tables.reduce((total, table) => total + table.row_count, 0);
    expect(await notes()).toEqual([
      { taken_at: new Date('2026-01-02T03:04:05Z'), row_count, product_version: '0.1.0' },
    ]);
    await run(source, 'drop table backups');
    const told: string[] = [];
    await backUp({ onUnnoted: (why) => told.push(why) });
    expect(told).toEqual(['relation "public.backups" does not exist']);
  });

  it('shows one moment, although rows come in meanwhile', async () => {
    const outFile = newFile();
    let isDone = false;
    const backup = backUp({ outFile }).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await run(
        source,
        `with r as (insert into prices values (gen_random_uuid()::text, 0) returning 1) insert into events select '2026-01-01', 0 from r`,
      );
    }
    await backup;
    const target = await newDatabase();
    await restore(outFile, target);
    const [counts] = await run(
      target,
      'select (select count(*) from prices where price = 0) = (select count(*) from events where n = 0) as is_one_moment',
    );
    expect(counts).toEqual({ is_one_moment: true });
  });

  it('is refused to a login from which rows are hidden, rather than made empty', async () => {
    await run(postgres.connection, "create role bound login password 'x' in role pg_read_all_data");
    const outFile = newFile();
    const bound = { ...source, user: 'bound', password: 'x' };
    await expect(backUp({ outFile, connection: bound })).rejects.toThrow(
      /hides rows.*alter role "bound" bypassrls/,
    );
    expect(existsSync(outFile)).toBe(false);
    await run(postgres.connection, 'alter role bound bypassrls');
    await backUp({ outFile, connection: bound });
    expect(
      (await readBackupManifest(outFile)).tables.find((table) => table.name === 'reports')?.row_count,
    ).toBe(20_003);
  });

  it('never replaces a file, and is none of a database without our tables', async () => {
    const outFile = await backUp();
    await expect(backUp({ outFile })).rejects.toThrow('already there');
    await expect(backUp({ connection: await newDatabase(), outFile: newFile() })).rejects.toThrow(
      'nothing to back up',
    );
  });
});

describe('a restore', () => {
  it('refuses a database that holds anything, and leaves it as it was', async () => {
    const target = await newDatabase();
    await run(target, 'create table somebodys (n int); insert into somebodys values (1)');
    let hasMigrated = false;
    const migrateTarget = async () => {
      hasMigrated = true;
    };
    await expect(restore(await backUp(), target, { migrate: migrateTarget })).rejects.toThrow(
      'empty database only',
    );
    expect(hasMigrated).toBe(false);
    expect(await run(target, 'select n from somebodys')).toEqual([{ n: 1 }]);
  });

  it('keeps nothing of a damaged or cut file', async () => {
    const cut = await backUp();
    truncateSync(cut, statSync(cut).size - 100);
    const target = await newDatabase();
    await expect(restore(cut, target)).rejects.toThrow('damaged');
    expect(await run(target, 'select count(*)::int n from reports')).toEqual([{ n: 0 }]);
    const other = newFile();
    writeFileSync(other, 'something else');
    await expect(restore(other, await newDatabase())).rejects.toThrow('not a backup');
    await expect(restore(join(folder, 'nowhere'), await newDatabase())).rejects.toThrow('cannot be read');
  });

  it('keeps nothing when a table does not come out as it was', async () => {
    const target = await newDatabase();
    const migrateOtherwise = async () => {
      await migrate(target);
      await run(
        target,
        'alter table reports alter column stored_length set expression as (length(text) + 1)',
      );
    };
    await expect(restore(await backUp(), target, { migrate: migrateOtherwise })).rejects.toThrow(
      'public.reports differs',
    );
    expect(await run(target, 'select count(*)::int n from auth."user"')).toEqual([{ n: 0 }]);
  });

  it('refuses tables of another version than the backup’s', async () => {
    const target = await newDatabase();
    const migrateFurther = async () => {
      await migrate(target);
      await run(
        target,
        "insert into migrations.__drizzle_migrations (hash, created_at) values ('c', 1764000000000)",
      );
    };
    await expect(restore(await backUp(), target, { migrate: migrateFurther })).rejects.toThrow(
      'restore with version 0.1.0',
    );
  });
});
