import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { countRows } from './count-rows.ts';
import { createPool, inTransaction, type Pool } from './pool.ts';

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

const count = (rows: number, limits: { shown: number; most: number }) =>
  inTransaction(pool, null, (tx) => countRows(tx, sql`from generate_series(1, ${rows}::int)`, limits));

it('counts what there is, up to the most that is counted', async () => {
  expect(await count(0, { shown: 20, most: 50 })).toEqual({ total: 0, is_total_capped: false });
  expect(await count(50, { shown: 20, most: 50 })).toEqual({ total: 50, is_total_capped: false });
  expect(await count(51, { shown: 20, most: 50 })).toEqual({ total: 50, is_total_capped: true });
});

it('always counts beyond the page that is shown, so that one can go on', async () => {
  expect(await count(200, { shown: 80, most: 50 })).toEqual({ total: 80, is_total_capped: true });
  expect(await count(80, { shown: 80, most: 50 })).toEqual({ total: 80, is_total_capped: false });
});
