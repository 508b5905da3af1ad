import { afterEach, describe, expect, it } from 'vitest';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';

let old: OldDatabase;
afterEach(() => old.stop());

const USER = '0197c0de-0000-7000-8000-000000000001';
const SURFACE = {
  user_id: USER,
  channel: 'openai',
  api: 'a',
  model_asked: 'm',
  model_served: 'm',
  question: 'q',
  search_enabled: false,
  search_context: 'low',
};

async function kindOf(surfaces: boolean[]): Promise<unknown[]> {
  old = await startOldDatabase('0023_database_kind', ['surfaces', 'spend_months']);
  for (const is_simulated of surfaces)
    await old.insert('surfaces', { ...SURFACE, hash: String(is_simulated), is_simulated });
  await old.migrate();
  const kept = await old.superuser.query(
    "select hash from surfaces union all select user_id::text from set_aside.rows where table_name = 'surfaces'",
  );
  expect(kept.rows).toHaveLength(surfaces.length);
  return (await old.superuser.query('select kind from database_kind')).rows;
}

describe('a database of an earlier version', () => {
  it('is a demonstration where all its answers are simulated', async () =>
    expect(await kindOf([true])).toEqual([{ kind: 'simulated' }]));

  it('is real where any answer is, and keeps the simulated ones', async () =>
    expect(await kindOf([true, false])).toEqual([{ kind: 'real' }]));

  it('without an answer says nothing yet', async () => expect(await kindOf([])).toEqual([]));
});
