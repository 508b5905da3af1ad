import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE_ACCESS } from '../../src/database/access.ts';
import type { ConnectionSettings } from '../../src/database/pool.ts';
import { connectionAs, GROUP_ROLES, loginName, type RoleName } from '../../src/database/roles.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { TEST_SECRET } from '../global-setup.ts';
import type { TestUser } from '../user.ts';
import { leaveRowsEverywhere } from './rows-everywhere.ts';
import { walked } from './walked.ts';

/** insufficient_privilege: said for a missing right and for a row that a policy refuses. */
const REFUSED = '42501';

let app: TestApp;
let victim: TestUser;
let attacker: TestUser;
let appLogin: pg.Client;
let owned: { table: string; owner: string }[];

beforeAll(async () => {
  app = await startTestApp();
  victim = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  attacker = await app.newUser({ company: 'Contoso' });
  await leaveRowsEverywhere(app, victim);
  appLogin = await connect(connectionAs('app', app.database.owner, TEST_SECRET));
  owned = await app.database.query<{ table: string; owner: string }>(
    `select c.relname as table, a.attname as owner
     from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
       and a.attname = any(case when c.relname in ('persons', 'accounts') then '{id}' else '{user_id,account_id}' end::text[])
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
});
afterAll(async () => {
  await appLogin.end();
  await app.stop();
});

async function connect({ ssl: _ssl, ...settings }: ConnectionSettings): Promise<pg.Client> {
  const client = new pg.Client(settings);
  await client.connect();
  return client;
}

type BoundTo = string | { accountId: string; personId: string } | null;

/** Runs one statement as the app's own login, bound to an account and a person or to nobody, and takes its effect back. */
async function asApp(bound: BoundTo, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  await appLogin.query('begin');
  try {
    const ids = typeof bound === 'string' ? { accountId: bound, personId: bound } : bound;
    if (ids !== null)
      await appLogin.query(
        "select set_config('app.account_id', $1, true), set_config('app.person_id', $2, true)",
        [ids.accountId, ids.personId],
      );
    return await appLogin.query(text, values);
  } finally {
    await appLogin.query('rollback');
  }
}

async function refusal(work: Promise<unknown>): Promise<{ code: string; message: string } | null> {
  return work.then(
    () => null,
    (error: { code: string; message: string }) => ({ code: error.code, message: error.message }),
  );
}

function mayDo(table: string, letter: string): boolean {
  return TABLE_ACCESS[table]?.app.includes(letter) ?? false;
}

async function storedRows(table: string, owner: string, userId: string): Promise<number> {
  const found = await app.database.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${owner} = $1`,
    [userId],
  );
  return found[0]?.n ?? 0;
}

describe('tables', () => {
  it('each relation of the schema public says who may do what with it, and no other is listed', async () => {
    const relations = await app.database.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    );
    expect(relations.map(({ name }) => name)).toEqual(Object.keys(TABLE_ACCESS).sort());
    walked(relations.length, 'tables');
  });

  it('each one with an owner is listed with that owner and forces row-level security', async () => {
    for (const { table, owner } of owned) expect(TABLE_ACCESS[table]?.owner, table).toBe(owner);
    const forced = await app.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
         and relrowsecurity and relforcerowsecurity order by 1`,
    );
    expect(forced.map(({ name }) => name)).toEqual(owned.map(({ table }) => table));
    walked(owned.length, 'tables with an owner');
  });

  it('each one with an owner says whether that is a person, an account or a brand, as narrow as the rows it refers to', async () => {
    const references = await app.database.query<{ table: string; target: string }>(
      `select distinct conrelid::regclass::text as "table", confrelid::regclass::text as target
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const breadth = ['brand', 'account', 'person'];
    const breadthOf = (table: string) => breadth.indexOf(TABLE_ACCESS[table]?.rows_of ?? '');
    for (const { table } of owned) expect(breadthOf(table), table).toBeGreaterThanOrEqual(0);
    const between = references.filter((one) => breadthOf(one.table) >= 0 && breadthOf(one.target) >= 0);
    for (const { table, target } of between)
      expect(breadthOf(table), `${table} refers to ${target}`).toBeLessThanOrEqual(breadthOf(target));
    walked(between.length, 'references between tables with an owner');
  });

  it("the app's login sees its user's rows and nobody else's, and none when no user is set", async () => {
    let rows = 0;
    for (const { table, owner } of owned) {
      const stored = await storedRows(table, owner, victim.accountId);
      expect(stored, `nothing in this test leaves a row of ${table}: add what does`).toBeGreaterThan(0);
      const count = async (bound: BoundTo, where = '') =>
        (await asApp(bound, `select count(*)::int as n from ${table} ${where}`)).rows[0].n;
      const ofVictim = `where ${owner} = '${victim.accountId}'`;
      rows += stored;
      if (!mayDo(table, 'r')) {
        // What is kept about a user and not for the user.
        expect((await refusal(count(victim.accountId)))?.code, table).toBe(REFUSED);
        continue;
      }
      expect(await count(victim.accountId), table).toBe(stored);
      expect(await count(attacker.accountId, ofVictim), table).toBe(0);
      expect(await count(attacker.accountId), table).toBe(await storedRows(table, owner, attacker.accountId));
      expect(await count(null), table).toBe(0);
      // The account of one user and the person of another. Each table looks at one of the two.
      const mixed = { accountId: victim.accountId, personId: attacker.personId };
      const isOfPerson = TABLE_ACCESS[table]?.rows_of === 'person';
      expect(await count(mixed, ofVictim), table).toBe(isOfPerson ? 0 : stored);
    }
    walked(rows, `rows in ${owned.length} tables`);
  });

  it("the app's login cannot insert a row for another user, with another set or none", async () => {
    for (const { table, owner } of owned) {
      const [row] = await app.database.query<{ row: object }>(
        `select to_jsonb(t) as row from ${table} t where ${owner} = $1 limit 1`,
        [victim.accountId],
      );
      for (const user of [attacker.accountId, null]) {
        const insert = asApp(
          user,
          `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`,
          [JSON.stringify(row?.row)],
        );
        const refused = await refusal(insert);
        expect(refused?.code, table).toBe(REFUSED);
        if (mayDo(table, 'i')) expect(refused?.message, table).toContain('row-level security');
      }
    }
    walked(owned.length, 'tables');
  });

  it("the app's login can change, delete or give away no row of another user", async () => {
    let rights = 0;
    for (const { table, owner } of owned) {
      const where = `where ${owner} = '${victim.accountId}'`;
      if (mayDo(table, 'u')) {
        const update = `update ${table} set ${owner} = ${owner} ${where}`;
        expect((await asApp(attacker.accountId, update)).rowCount, table).toBe(0);
        expect((await asApp(null, update)).rowCount, table).toBe(0);
        const given = await refusal(
          asApp(victim.accountId, `update ${table} set ${owner} = '${attacker.accountId}' ${where}`),
        );
        expect(given?.message, table).toMatch(/row-level security|insert-only/);
        rights += 1;
      }
      if (mayDo(table, 'd')) {
        expect((await asApp(attacker.accountId, `delete from ${table} ${where}`)).rowCount, table).toBe(0);
        rights += 1;
      } else {
        expect((await refusal(asApp(victim.accountId, `delete from ${table}`)))?.code, table).toBe(REFUSED);
      }
    }
    walked(rights, 'rights to change or delete');
  });

  it('even the login that owns the tables sees no row of a user', async () => {
    const client = await connect(app.database.owner);
    try {
      for (const { table } of owned) {
        expect((await client.query(`select 1 from ${table} limit 1`)).rowCount, table).toBe(0);
      }
    } finally {
      await client.end();
    }
  });
});

describe('roles', () => {
  it('none of the logins can pass policies, make roles or own anything', async () => {
    const names = (Object.keys(GROUP_ROLES) as RoleName[]).flatMap((role) => [
      GROUP_ROLES[role],
      loginName(role, app.database.owner.database),
    ]);
    const roles = await app.database.query<{ name: string }>(
      `select rolname as name from pg_roles where rolname = any($1)
         and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
         and not exists (select from pg_class where relowner = pg_roles.oid)
         and not exists (select from pg_proc where proowner = pg_roles.oid)`,
      [names],
    );
    expect(roles.map(({ name }) => name).sort()).toEqual(names.sort());
    const functions = await app.database.query(
      "select proname from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'auth'::regnamespace)",
    );
    expect(functions).toEqual([]);
    walked(roles.length, 'roles');
  });

  it('the app role reads nothing of the sign-in data, the audit log or the rate limits', async () => {
    const hidden = await app.database.query<{ name: string }>(
      `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
       where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'migrations'::regnamespace, 'set_aside'::regnamespace)`,
    );
    const names = [...hidden.map(({ name }) => name), 'audit_logs', 'admin_notes', 'rate_buckets'];
    for (const name of names) {
      for (const text of [`select 1 from ${name}`, `delete from ${name}`]) {
        expect((await refusal(asApp(victim.accountId, text)))?.code, text).toBe(REFUSED);
      }
    }
    walked(names.length, 'hidden tables');
    expect(hidden.length).toBeGreaterThan(3);
  });

  it('the app role cannot become another role or make a table', async () => {
    for (const text of [
      `set local role ${GROUP_ROLES.service}`,
      `set local role ${GROUP_ROLES.auth}`,
      `set local role ${app.database.owner.user}`,
      'create table public.mine (a int)',
      'alter table keywords disable row level security',
    ]) {
      expect((await refusal(asApp(victim.accountId, text)))?.code, text).toBe(REFUSED);
    }
  });

  it("the app's login cannot give its account another plan or owner", async () => {
    for (const column of ['plan_id', 'owner_id', 'keyword_limit_override']) {
      const change = asApp(victim.accountId, `update accounts set ${column} = ${column}`);
      expect((await refusal(change))?.code, column).toBe(REFUSED);
    }
    await asApp(victim.accountId, 'update accounts set monthly_budget_cap_usd = 1');
  });

  it('the auth role can make rows of a sign-up and sees who owns an account, nothing else', async () => {
    const client = await connect(connectionAs('auth', app.database.owner, TEST_SECRET));
    try {
      for (const { table } of owned) {
        const text = table === 'accounts' ? 'select plan_id from accounts' : `select 1 from ${table}`;
        expect((await refusal(client.query(text)))?.code, table).toBe(REFUSED);
      }
      const owner = await client.query('select owner_id from accounts where id = $1', [victim.accountId]);
      expect(owner.rows).toEqual([{ owner_id: victim.personId }]);
    } finally {
      await client.end();
    }
  });

  it('evidence and the audit log cannot be changed by anybody, whatever a grant says', async () => {
    for (const table of ['answers', 'verdicts', 'brand_revisions', 'audit_logs']) {
      const column = table === 'audit_logs' ? 'actor_id' : 'account_id';
      const change = await refusal(app.database.query(`update ${table} set ${column} = ${column}`));
      expect(change?.message, table).toContain('insert-only');
    }
    expect((await refusal(app.database.query('delete from audit_logs')))?.message).toContain('insert-only');
  });
});
