import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { accountId } from '../../test/ids.ts';
import { createPool, inTransaction, type Pool } from './pool.ts';
import { createStatementNames } from './prepared-statements.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.owner, { max: 1, name: 'answerscope test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** What the one connection keeps ready. */
const prepared = async () =>
  (
    await pool.query<{ statement: string }>('select statement from pg_prepared_statements order by 1')
  ).rows.map(({ statement }) => statement);
const many = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await work(index);
};

describe('a connection', () => {
  it('keeps a statement ready that it is asked often, and answers as before', async () => {
    const text = 'select $1::int + 1 as next';
    const answers: number[] = [];
    await many(10, async (at) => {
      answers.push((await pool.query<{ next: number }>(text, [at])).rows[0]?.next ?? 0);
    });
    expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await prepared()).toContain(text);
  });

  it('does not keep what it is asked once, nor what has no parameters', async () => {
    await pool.query('select $1::int + 2 as next', [1]);
    await many(10, () => pool.query('select 3 as three'));
    expect(await prepared()).not.toContain('select $1::int + 2 as next');
    expect(await prepared()).not.toContain('select 3 as three');
  });

  it('reads the user of each transaction anew, however often a statement was planned', async () => {
    const text = "select current_setting('app.account_id', true) as id where $1";
    await many(12, async (at) => {
      const id = accountId(`01920000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`);
      const found = await inTransaction(pool, id, (tx) => tx.$client.query<{ id: string }>(text, [true]));
      expect(found.rows[0]?.id).toBe(id);
    });
    expect(await prepared()).toContain(text);
  });
});

describe('names of statements', () => {
  it('are given to those that are sent again and again, always the same to the same', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 6 }, () => nameOf('select $1'));
    expect(names.slice(0, 4)).toEqual([null, null, null, null]);
    expect(names[4]).toMatch(/^often_/);
    expect(names[5]).toBe(names[4]);
  });

  it('are not given without end', () => {
    const nameOf = createStatementNames();
    const names = new Set<string | null>();
    for (let text = 0; text < 500; text += 1)
      for (let time = 0; time < 6; time += 1) names.add(nameOf(`select ${text}`));
    names.delete(null);
    expect(names.size).toBe(120);
    expect(nameOf('select 0')).toMatch(/^often_/);
  });

  it('are given to what is sent often among many that are sent once', () => {
    const nameOf = createStatementNames();
    for (let turn = 0; turn < 5; turn += 1) {
      nameOf('often');
      for (let text = 0; text < 400; text += 1) nameOf(`select ${turn} ${text}`);
    }
    expect(nameOf('often')).toMatch(/^often_/);
  });
});
