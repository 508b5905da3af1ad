import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { asOwner } from '../../src/database/kind.ts';
import type { ConnectionSettings } from '../../src/database/pool.ts';
import { type AllowedChanges, compareStoredRows, readStoredRows, type StoredTables } from './stored-rows.ts';

const TABLES = `
  create table reports (user_id int, id int, title text, made_on date, words int generated always as (length(title)) stored,
    primary key (user_id, id));
  create table notes (text text);
  insert into reports values (1, 1, 'First', '2026-03-01'), (1, 2, null, '2026-03-02'), (2, 1, 'Third', null);
  insert into notes values ('same'), ('same'), (null);
`;

const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
const database: ConnectionSettings = { ...inject('superuser'), database: name };
const run = (text: string) => asOwner(database, (client) => client.query(text));
let before: StoredTables;

beforeAll(async () => {
  await asOwner(inject('superuser'), (client) => client.query(`create database ${name}`));
  await run(TABLES);
  before = await readStoredRows(database);
});
afterEach(() => run(`drop table if exists reports, notes; ${TABLES}`));
afterAll(() => asOwner(inject('superuser'), (client) => client.query(`drop database ${name} with (force)`)));

/** What a migration breaks, in words. */
async function problemsAfter(migration: string, allowed: AllowedChanges = {}): Promise<string[]> {
  await run(migration);
  return compareStoredRows(before, await readStoredRows(database), allowed).flatMap(
    ({ problems }) => problems,
  );
}

describe('rows that were stored before a migration', () => {
  it('are kept where only rows, columns and tables come, in whatever order', async () => {
    const migration = `insert into reports values (3, 1, 'New', null); alter table reports add column tone text default 'calm';
      create table later (id int); update notes set text = text; alter table reports alter column id type bigint;`;
    expect(await problemsAfter(migration)).toEqual([]);
  });

  it.each([
    [
      "update reports set title = 'Changed' where user_id = 2",
      'public.reports.title differs in 1 rows, such as ["2", "1"]',
    ],
    [
      'update reports set title = null where id = 1',
      'public.reports.title differs in 2 rows, such as ["1", "1"]',
    ],
    [
      "update reports set title = '' where title is null",
      'public.reports.title differs in 1 rows, such as ["1", "2"]',
    ],
    ['delete from reports where user_id = 1', 'public.reports has lost 2 of 3 rows, such as ["1", "1"]'],
    ['alter table reports drop column made_on', 'public.reports.made_on is gone'],
    ['drop table reports', 'public.reports is gone, with 3 rows'],
    [
      "delete from notes where ctid = (select min(ctid) from notes where text = 'same')",
      'public.notes has lost 1 of 3 rows',
    ],
  ])('are missed after: %s', async (migration, problem) => {
    const problems = await problemsAfter(migration);
    expect(problems[0]).toContain(problem);
  });

  it('may be changed and removed as it is declared, and no further', async () => {
    const declared = {
      'public.reports': {
        because: 'titles are headings now',
        columns: ['made_on'],
        renamed: { title: 'heading' },
      },
      'public.notes': { because: 'nobody read them', removesRows: true },
    } as const;
    const migration = `alter table reports rename column title to heading; alter table reports drop column made_on;
      drop table notes`;
    expect(await problemsAfter(migration, declared)).toEqual([]);
    expect(await problemsAfter("update reports set heading = 'Another' where user_id = 2", declared)).toEqual(
      [
        'public.reports.title differs in 1 rows, such as ["2", "1"]',
        'public.reports.words differs in 1 rows, such as ["2", "1"]',
      ],
    );
  });

  it('are counted by table', async () => {
    await run("update reports set made_on = '2026-03-09' where id = 1; delete from reports where id = 2");
    const [, reports] = compareStoredRows(before, await readStoredRows(database), {});
    expect(reports).toMatchObject({ table: 'public.reports', before: 3, after: 2, changed: 2 });
  });
});
