import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';

let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('0050_no_held_runs', ['check_runs', 'run_channels', 'check_run_items']);
});
afterAll(() => old.stop());

const AT = '2026-03-02T06:00:00Z';

/** A run under way with one channel that has one keyword to ask. */
async function leaveRun(is_held: boolean): Promise<{ user_id: string; run_id: string }> {
  const of = { user_id: newId(), run_id: newId() };
  await old.insert('check_runs', {
    user_id: of.user_id,
    id: of.run_id,
    trigger: 'scheduled',
    company_name: 'Northwind',
    state: 'running',
    created_at: AT,
    settings: {},
  });
  const channel = { ...of, channel: 'openai' };
  await old.insert('run_channels', { ...channel, position: 1, scope: 'full', state: 'running', is_held });
  await old.insert('check_run_items', { ...channel, keyword_id: newId(), keyword: 'crm', state: 'open' });
  return of;
}

it('a day of a demonstration’s past that was being written ends on its day, and every other run goes on', async () => {
  const [held, other] = [await leaveRun(true), await leaveRun(false)];
  await old.migrate();
  const stateOf = async ({ user_id, run_id }: { user_id: string; run_id: string }) =>
    (
      await old.superuser.query(
        `select r.state, r.ended_at, c.state as channel, i.state as item from check_runs r
         join run_channels c on c.account_id = r.account_id and c.run_id = r.id
         join check_run_items i on i.account_id = r.account_id and i.run_id = r.id
         where r.account_id = $1 and r.id = $2`,
        [user_id, run_id],
      )
    ).rows;
  const cancelled = { state: 'cancelled', channel: 'cancelled', item: 'cancelled' };
  expect(await stateOf(held)).toEqual([{ ...cancelled, ended_at: new Date(AT) }]);
  expect(await stateOf(other)).toEqual([
    { state: 'running', ended_at: null, channel: 'running', item: 'open' },
  ]);
});
