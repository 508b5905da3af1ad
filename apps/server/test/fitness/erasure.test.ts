import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNED_TABLES } from '../../src/database/access.ts';
import { connectionAs } from '../../src/database/roles.ts';
import { MEDIA_REFERENCES } from '../../src/media-references.ts';
import { eraseDueAccounts } from '../../src/modules/accounts/deletion.jobs.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { TEST_SECRET } from '../global-setup.ts';
import type { TestUser } from '../user.ts';
import { leaveEverything } from './rows-everywhere.ts';
import { walked } from './walked.ts';

const REFUSED = '42501';
/** Where the id of an erased user may stand, and nothing else of them: who did what, and work that names its rows. */
const KEEPS_THE_ID = new Set(['public.audit_logs', 'pgboss.job_common']);

let app: TestApp;
let erased: TestUser;
let other: TestUser;
let before: Map<string, string[]>;

beforeAll(async () => {
  app = await startTestApp({}, { sendsMails: true });
  erased = await app.newUser({ company: 'Wistful Wombats', plan: 'Professional' });
  other = await app.newUser({ company: 'Contoso', plan: 'Professional' });
  await erased.patch('/api/profile', { full_name: 'Wilhelmina Quagmire' });
  for (const user of [erased, other]) await leaveEverything(app, user);
});
afterAll(() => app.stop());

async function allTables(): Promise<string[]> {
  const found = await app.database.query<{ name: string }>(
    `select distinct n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%' order by 1`,
  );
  return found.map(({ name }) => name);
}

const quoted = (table: string) =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** The rows of a table that hold any of these words, as they stand there. */
async function rowsWith(table: string, words: readonly string[]): Promise<string[]> {
  const found = await app.database.query<{ row: string }>(
    `select t::text as row from ${quoted(table)} t where ${words.map((_, at) => `position($${at + 1} in t::text) > 0`).join(' or ')} order by 1`,
    [...words],
  );
  return found.map(({ row }) => row);
}

const rowsOf = async (words: readonly string[]) => {
  const tables = await allTables();
  const rows: [string, string[]][] = [];
  for (const table of tables) rows.push([table, await rowsWith(table, words)]);
  return new Map(rows);
};

const FOLDER = 'mails';
/** The files of mails that hold one of these words, in their name or their text. */
const filesWith = (words: readonly string[]) =>
  readdirSync(join(app.dataDir, FOLDER)).filter((name) => {
    const text = `${name}\n${readFileSync(join(app.dataDir, FOLDER, name), 'utf8')}`;
    return words.some((word) => text.includes(word));
  });

describe('an account that is erased', () => {
  it('has rows in every table that has rows of users before, and a picture', async () => {
    const unsent = async () => (await app.database.query('select 1 from mails where sent_at is null')).length;
    await expect.poll(unsent).toBe(0);
    expect(await rowsWith('public.media', [erased.accountId])).toHaveLength(1);
    before = await rowsOf([other.accountId, other.email]);
    for (const { table } of OWNED_TABLES) {
      const rows = await rowsWith(table, [erased.accountId]);
      expect(rows.length, `nothing in this test leaves a row in ${table}: add what does`).toBeGreaterThan(0);
    }
    // Two to the address that it has, a reset and the news of a key, and one to an address that was never confirmed.
    expect(filesWith([`To: ${erased.email}`])).toHaveLength(2);
    expect(filesWith([`To: unconfirmed-${erased.accountId}`])).toHaveLength(1);
    walked(OWNED_TABLES.length, 'tables');
  });

  it('knows every table by which somebody could be found', async () => {
    const named = await app.database.query<{ name: string }>(
      `select distinct n.nspname || '.' || c.relname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attname in ('user_id', 'account_id') and not a.attisdropped and c.relkind in ('r', 'p') order by 1`,
    );
    const known = new Set(OWNED_TABLES.map(({ table }) => table));
    expect(named.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    walked(named.length, 'tables');
  });

  it('leaves no row and no word of its user, and of other accounts nothing changes', async () => {
    await app.database.query(
      `update auth."user" set deletion_asked_at = now() - interval '8 days' where id = $1`,
      [erased.accountId],
    );
    const { database, log } = app.services;
    await eraseDueAccounts.run(
      {
        servicePool: database.servicePool,
        erasePool: database.erasePool,
        mailer: app.services.mailer,
        now: () => new Date(),
        log,
        accountEndings: [],
        mediaReferences: MEDIA_REFERENCES,
      },
      {},
    );
    for (const [table, rows] of await rowsOf([erased.email, 'Wistful Wombats', 'Wilhelmina Quagmire']))
      expect(rows, table).toEqual([]);
    for (const [table, rows] of await rowsOf([erased.accountId]))
      if (!KEEPS_THE_ID.has(table)) expect(rows, table).toEqual([]);
    expect(await rowsOf([other.accountId, other.email])).toEqual(before);
    expect(filesWith([erased.accountId, erased.email])).toEqual([]);
    expect(filesWith([other.accountId])).toHaveLength(3);
    walked(before.size, 'tables');
  });

  it('keeps in the audit what was done, by whom, to which id and when, and nothing more', async () => {
    const rows = await app.database.query(
      `select * from audit_logs where subject_id = $1 or actor_id::text = $1 order by created_at, id`,
      [erased.accountId],
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'change_user_plan',
        'add_admin_note',
        'update_user',
        'an act',
        'erase_account',
      ]),
    );
    for (const { action, reason, before: was, after } of rows)
      expect({ reason, after, was: action === 'erase_account' ? null : was }, action).toEqual({
        reason: null,
        after: null,
        was: null,
      });
    const own = rows.filter(({ actor_id }) => actor_id === erased.accountId);
    expect(own.map(({ ip_address, user_agent }) => [ip_address, user_agent])).toEqual([[null, null]]);
    expect(rows.at(-1)).toMatchObject({ action: 'erase_account', actor_kind: 'system' });
  });
});

describe('the role that erases', () => {
  it('reads nothing but whose rows they are, and removes only those of the user it is bound to', async () => {
    const { ssl: _ssl, ...settings } = connectionAs('erase', app.database.owner, TEST_SECRET);
    const client = new pg.Client(settings);
    await client.connect();
    const refusal = (text: string) =>
      client.query(text).then(
        () => null,
        (error: { code: string }) => error.code,
      );
    try {
      for (const text of [
        'select * from answers',
        'select text from answers',
        'select token from auth.session',
        'select password from auth.account',
        'select text from mails',
        'update answers set text = null',
        'update auth."user" set role = $$admin$$',
        'insert into keywords default values',
        'delete from audit_logs',
        'update audit_logs set action = $$x$$',
        'delete from plans',
      ])
        expect(await refusal(text), text).toBe(REFUSED);
      expect((await client.query('delete from keywords')).rowCount).toBe(0);
      expect(
        (await app.database.query('select 1 from keywords where account_id = $1', [other.accountId])).length,
      ).toBe(1);
    } finally {
      await client.end();
    }
  });

  it('can take something out of the audit, and put nothing else in its place', async () => {
    const [row] = await app.database.query<{ id: string }>(
      `select id from audit_logs where subject_id = $1 and reason is not null limit 1`,
      [other.accountId],
    );
    for (const change of [`reason = 'another'`, `reason = null, after = '{"plan": 1}'`])
      await expect(
        app.services.database.erasePool.query(`update audit_logs set ${change} where id = $1`, [row?.id]),
      ).rejects.toThrow('insert-only');
  });
});
