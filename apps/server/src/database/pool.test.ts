import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { accountId } from '../../test/ids.ts';
import { isConnectionFailure } from './connection-failure.ts';
import { createPool, inTransaction, type Pool, tenantDatabase } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query('create table public.notes (text text primary key)');
  await database.query(`grant all on public.notes to ${database.owner.user}`);
  pool = createPool(database.owner, { max: 1, name: 'answerscope test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const notes = async () =>
  (await database.query<{ text: string }>('select text from notes order by 1')).map((row) => row.text);
const userOf = (tx: Parameters<Parameters<typeof inTransaction>[2]>[0]) =>
  tx
    .execute<{ id: string }>(sql`select current_setting('app.account_id', true) as id`)
    .then(({ rows }) => rows[0]?.id);

describe('a server that says nothing any more', () => {
  it('is given up after a while, as one that is away, and others are asked', async () => {
    const patient = createPool(database.owner, { max: 1, name: 'answerscope test', statementMaxMs: 200 });
    const asked = await inTransaction(patient, null, (tx) => tx.execute(sql`select pg_sleep(30)`)).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isConnectionFailure(asked)).toBe(true);
    expect(await inTransaction(patient, null, async () => 'alive')).toBe('alive');
    await patient.end();
  });
});

describe('a transaction', () => {
  it('keeps its work when it ends well and nothing of it when it does not', async () => {
    await inTransaction(pool, null, (tx) => tx.execute(sql`insert into notes values ('kept')`));
    const failing = inTransaction(pool, null, async (tx) => {
      await tx.execute(sql`insert into notes values ('lost')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual(['kept']);
  });

  it('of who only reads fails with whatever it writes', async () => {
    const reading = tenantDatabase(pool, null, { isReadOnly: true });
    const writing = reading.transaction((tx) => tx.execute(sql`insert into notes values ('by a reader')`));
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(await reading.transaction(userOf)).toBe('');
    expect(await notes()).not.toContain('by a reader');
  });

  it('is bound to its user, and the connection forgets that user afterwards', async () => {
    const id = accountId('01920000-0000-7000-8000-000000000001');
    expect(await tenantDatabase(pool, id).transaction(userOf)).toBe(id);
    expect(await tenantDatabase(pool, null).transaction(userOf)).toBe('');
    const failing = inTransaction(pool, id, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect((await pool.query("select current_setting('app.account_id', true) as id")).rows[0].id).toBe('');
  });

  it('that is refused by the database leaves a connection that works', async () => {
    const twice = inTransaction(pool, null, (tx) => tx.execute(sql`insert into notes values ('kept')`));
    await expect(twice).rejects.toThrow();
    await inTransaction(pool, null, (tx) => tx.execute(sql`insert into notes values ('next')`));
    expect(await notes()).toEqual(['kept', 'next']);
  });

  it('of which a statement failed and nobody looked is not taken for kept', async () => {
    const undone = inTransaction(pool, null, async (tx) => {
      await tx.execute(sql`insert into notes values ('undone')`);
      await tx.execute(sql`insert into notes values ('kept')`).catch(() => undefined);
    });
    await expect(undone).rejects.toThrow('one of its statements had failed');
    expect(await notes()).not.toContain('undone');
    expect(await inTransaction(pool, null, async () => 'alive')).toBe('alive');
  });

  it('whose connection dies says so, and the next one has a new connection', async () => {
    const dying = inTransaction(pool, null, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute(sql`insert into notes values ('dead')`);
    });
    await expect(dying).rejects.toThrow();
    expect(await inTransaction(pool, null, async () => 'alive')).toBe('alive');
    expect(await notes()).not.toContain('dead');
  });
});
