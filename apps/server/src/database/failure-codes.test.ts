import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';

const AT = '2026-03-02T12:00:00Z';

let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('0014_failure_codes', [
    'check_attempts',
    'check_run_items',
    'visibility_results',
  ]);
  // What the rows belong to plays no part.
  await old.superuser.query('set session_replication_role = replica');
});
afterAll(() => old.stop());

/** A keyword that was asked as often as there are codes; the last one is what it came to, null for an answer. */
async function leaveResult(keyword: string, codes: readonly (string | null)[]): Promise<void> {
  const of = { user_id: newId(), channel: 'openai', keyword_id: newId() };
  const run_id = newId();
  const status = codes.at(-1) === null ? 'completed' : 'api_error';
  await old.insert('check_run_items', { ...of, run_id, keyword, state: 'done', status, checked_at: AT });
  for (const [at, error_code] of codes.entries())
    await old.insert('check_attempts', {
      ...of,
      run_id,
      id: newId(Date.now() + at),
      sample_no: 1,
      attempt_no: at + 1,
      epoch: 1,
      asked_at: AT,
      deadline_at: AT,
      reserved_microdollars: 1,
      state: error_code === null ? 'answered' : 'failed',
      error_code,
      error_message: error_code === null ? null : 'It went wrong.',
    });
  await old.insert('visibility_results', {
    ...of,
    keyword,
    status,
    is_mentioned: false,
    checked_at: AT,
    response_text: 'words',
    n: 0,
    k: 0,
    failed: 1,
    is_simulated: true,
  });
}

it('results that failed before codes were kept get that of their last attempt', async () => {
  await leaveResult('failed', ['rate_limited', 'no_credit']);
  await leaveResult('answered', ['overloaded', null]);

  await old.migrate();

  for (const table of ['visibility_results', 'check_run_items']) {
    const { rows } = await old.superuser.query(`select keyword, error_code from ${table} order by keyword`);
    expect(rows).toEqual([
      { keyword: 'answered', error_code: null },
      { keyword: 'failed', error_code: 'no_credit' },
    ]);
  }
});
