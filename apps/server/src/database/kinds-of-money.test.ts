import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { newId } from '../lib/ids.ts';
import { projectRoot } from '../lib/project-root.ts';
import { migrateDatabase } from './migrate.ts';
import { ensureOwnDatabase } from './open-database.ts';
import type { ConnectionSettings } from './pool.ts';
import { ensureRoles } from './roles.ts';

const MIGRATIONS = join(projectRoot(), 'apps/server/migrations');
const KINDS_OF_MONEY = '0013_kinds_of_money';

const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
let owner: ConnectionSettings;
let superuser: pg.Client;
beforeAll(async () => {
  owner = await ensureOwnDatabase(inject('superuser'), TEST_SECRET, name);
  superuser = new pg.Client({ ...inject('superuser'), database: name, ssl: false });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  const cleaner = new pg.Client({ ...inject('superuser'), ssl: false });
  await cleaner.connect();
  await cleaner.query(`drop database if exists ${name} with (force)`);
  await cleaner.end();
});

/** Brings the database to where it was before one migration, with its rows forced under row-level security. */
async function migrateUntil(tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(end).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const client = new pg.Client({ ...owner, ssl: false });
  await client.connect();
  await ensureRoles(client, name, TEST_SECRET);
  await migrate(drizzle({ client }), { migrationsFolder: folder, migrationsSchema: 'migrations' });
  for (const table of [
    'spend_months',
    'check_runs',
    'check_attempts',
    'auxiliary_verdicts',
    'answers',
    'surfaces',
  ])
    await client.query(
      `alter table ${table} enable row level security; alter table ${table} force row level security`,
    );
  await client.end();
  rmSync(folder, { recursive: true });
}

const DAY = '2026-03-02';
const AT = `${DAY}T12:00:00Z`;

/** A row by its columns. */
const insert = (table: string, row: Record<string, unknown>) =>
  superuser.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row).map((_key, at) => `$${at + 1}`)})`,
    Object.values(row),
  );

/** A run with one attempt; its cost, or what it has set aside. */
async function leaveCall(
  user_id: string,
  call: { is_simulated: boolean; spent?: number; reserved?: number },
): Promise<{ run_id: string; id: string }> {
  const { is_simulated, spent = 0, reserved = 0 } = call;
  const of = { user_id, run_id: newId(), channel: 'openai' };
  const keyword_id = newId();
  const id = newId();
  await insert('check_runs', {
    ...{
      user_id,
      id: of.run_id,
      trigger: 'single',
      company_name: 'Northwind',
      state: 'done',
      created_at: AT,
    },
    settings: { openai: { is_simulated } },
  });
  await insert('run_channels', { ...of, position: 1, scope: 'single', state: 'done' });
  await insert('check_run_items', { ...of, keyword_id, keyword: 'crm', state: 'done' });
  await insert('check_attempts', {
    ...{ ...of, id, keyword_id, sample_no: 1, attempt_no: 1, epoch: 1, asked_at: AT, deadline_at: AT },
    ...{ state: reserved > 0 ? 'asking' : 'answered', is_settled: reserved === 0 },
    ...{ reserved_microdollars: reserved > 0 ? reserved : 2 * spent, cost_microdollars: spent },
  });
  return { run_id: of.run_id, id };
}

/** An answer of a call, and a sentence of it that the auxiliary model decided. */
async function leaveSentence(
  user_id: string,
  call: { run_id: string; id: string },
  of: { is_simulated: boolean; spent: number },
): Promise<void> {
  const hash = of.is_simulated ? 'simulated' : 'real';
  const same = { user_id, run_id: call.run_id, channel: 'openai' };
  await insert('surfaces', {
    ...{ user_id, hash, channel: 'openai', api: 'a', model_asked: 'm', model_served: 'm', question: 'q' },
    ...{ search_enabled: false, search_context: 'low', is_simulated: of.is_simulated },
  });
  await insert('answers', {
    ...{ ...same, id: call.id, keyword_id: newId(), keyword: 'crm', company_name: 'Northwind', sample_no: 1 },
    ...{
      surface_hash: hash,
      asked_at: AT,
      finish: 'ok',
      is_counted: true,
      is_ad_hoc: false,
      searched: false,
    },
    ...{ queries: '[]', usage: '{}', cost_microdollars: 0, latency_ms: 1, text: 't', text_hash: 'h' },
    ...{ citations: '[]', sources: '[]' },
  });
  await insert('auxiliary_verdicts', {
    ...{
      ...same,
      id: newId(),
      answer_id: call.id,
      sentence: 's',
      sentence_hash: 's',
      brand: '{}',
      brand_hash: 'b',
    },
    ...{ start_offset: 0, end_offset: 1, rules_version: '1', rules_counted: true, rules_confidence: 0.6 },
    ...{ state: 'decided', provider: 'claude', attempts: 1, cost_microdollars: of.spent },
    ...{ created_at: AT, asked_at: AT },
  });
}

it('money of before is parted by what its calls say: simulated, real, and what nothing says of with the real', async () => {
  await migrateUntil(KINDS_OF_MONEY);
  const [mixed = '', simulated = '', real = ''] = [newId(), newId(), newId()].sort();
  const first = await leaveCall(mixed, { is_simulated: true, spent: 100 });
  await leaveCall(mixed, { is_simulated: true, reserved: 30 });
  await leaveCall(mixed, { is_simulated: false, spent: 1_000 });
  await leaveSentence(mixed, first, { is_simulated: true, spent: 7 });
  const second = await leaveCall(real, { is_simulated: false, spent: 5_000 });
  await leaveSentence(real, second, { is_simulated: false, spent: 11 });
  await leaveCall(simulated, { is_simulated: true, spent: 400 });
  for (const [user_id, spent, reserved] of [
    [mixed, 1_107, 30],
    [simulated, 400, 0],
    [real, 5_011, 0],
  ] as const)
    await insert('spend_months', {
      ...{ user_id, month: DAY.slice(0, 7), spent_microdollars: spent, reserved_microdollars: reserved },
    });
  // 50 were asked on trial, which no row tells of.
  for (const [provider, spent, reserved] of [
    ['all', 6_568, 30],
    ['openai', 6_550, 30],
    ['claude', 18, 0],
  ] as const)
    await insert('spend_days', {
      ...{ day: DAY, provider, spent_microdollars: spent, reserved_microdollars: reserved },
    });

  await migrateDatabase(owner, TEST_SECRET);

  const rows = async (table: string, key: string) =>
    (
      await superuser.query({
        text: `select ${key} as of, is_simulated, spent_microdollars::int, reserved_microdollars::int
               from ${table} order by 1, 2`,
        rowMode: 'array',
      })
    ).rows;
  expect(await rows('spend_months', 'user_id::text')).toEqual([
    [mixed, false, 1_000, 0],
    [mixed, true, 107, 30],
    [simulated, false, 0, 0],
    [simulated, true, 400, 0],
    [real, false, 5_011, 0],
  ]);
  expect(await rows('spend_days', 'provider')).toEqual([
    ['all', false, 6_061, 0],
    ['all', true, 507, 30],
    ['claude', false, 11, 0],
    ['claude', true, 7, 0],
    ['openai', false, 6_050, 0],
    ['openai', true, 500, 30],
  ]);
  const sentences = await superuser.query('select is_simulated from auxiliary_verdicts order by 1');
  expect(sentences.rows.map(({ is_simulated }) => is_simulated)).toEqual([false, true]);
});
