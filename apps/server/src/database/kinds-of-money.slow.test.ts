import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';

let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('0013_kinds_of_money', [
    'spend_months',
    'check_runs',
    'check_attempts',
    'auxiliary_verdicts',
    'answers',
    'surfaces',
  ]);
});
afterAll(() => old.stop());

const DAY = '2026-03-02';
const AT = `${DAY}T12:00:00Z`;

/** A run with one attempt; its cost, or what it has set aside. */
async function leaveCall(
  user_id: string,
  call: { is_simulated: boolean; spent?: number; reserved?: number },
): Promise<{ run_id: string; id: string }> {
  const { is_simulated, spent = 0, reserved = 0 } = call;
  const of = { user_id, run_id: newId(), channel: 'openai' };
  const keyword_id = newId();
  const id = newId();
  await old.insert('check_runs', {
    user_id,
    id: of.run_id,
    trigger: 'single',
    company_name: 'Northwind',
    state: 'done',
    created_at: AT,
    settings: { openai: { is_simulated } },
  });
  await old.insert('run_channels', { ...of, position: 1, scope: 'single', state: 'done' });
  await old.insert('check_run_items', { ...of, keyword_id, keyword: 'crm', state: 'done' });
  await old.insert('check_attempts', {
    ...of,
    id,
    keyword_id,
    sample_no: 1,
    attempt_no: 1,
    epoch: 1,
    asked_at: AT,
    deadline_at: AT,
    state: reserved > 0 ? 'asking' : 'answered',
    is_settled: reserved === 0,
    reserved_microdollars: reserved > 0 ? reserved : 2 * spent,
    cost_microdollars: spent,
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
  await old.insert('surfaces', {
    user_id,
    hash,
    channel: 'openai',
    api: 'a',
    model_asked: 'm',
    model_served: 'm',
    question: 'q',
    search_enabled: false,
    search_context: 'low',
    is_simulated: of.is_simulated,
  });
  await old.insert('answers', {
    ...same,
    id: call.id,
    keyword_id: newId(),
    keyword: 'crm',
    company_name: 'Northwind',
    sample_no: 1,
    surface_hash: hash,
    asked_at: AT,
    finish: 'ok',
    is_counted: true,
    is_ad_hoc: false,
    searched: false,
    queries: '[]',
    usage: '{}',
    cost_microdollars: 0,
    latency_ms: 1,
    text: 't',
    text_hash: 'h',
    citations: '[]',
    sources: '[]',
  });
  await old.insert('auxiliary_verdicts', {
    ...same,
    id: newId(),
    answer_id: call.id,
    sentence: 's',
    sentence_hash: 's',
    brand: '{}',
    brand_hash: 'b',
    start_offset: 0,
    end_offset: 1,
    rules_version: '1',
    rules_counted: true,
    rules_confidence: 0.6,
    state: 'decided',
    provider: 'claude',
    attempts: 1,
    cost_microdollars: of.spent,
    created_at: AT,
    asked_at: AT,
  });
}

it('money of before is parted by what its calls say: simulated, set aside later, real, and what nothing says of with the real', async () => {
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
    await old.insert('spend_months', {
      user_id,
      month: DAY.slice(0, 7),
      spent_microdollars: spent,
      reserved_microdollars: reserved,
    });
  // 50 were asked on trial, which no row tells of.
  for (const [provider, spent, reserved] of [
    ['all', 6_568, 30],
    ['openai', 6_550, 30],
    ['claude', 18, 0],
  ] as const)
    await old.insert('spend_days', {
      day: DAY,
      provider,
      spent_microdollars: spent,
      reserved_microdollars: reserved,
    });

  await old.migrate();

  const rows = async (table: string, key: string) =>
    (
      await old.superuser.query({
        text: `select ${key} as of, is_simulated, spent_microdollars::int, reserved_microdollars::int
               from (select t.*, false as is_simulated from ${table} t
                     union all select (jsonb_populate_record(null::${table}, "row" || jsonb_build_object('account_id', "row" -> 'user_id'))).*, true
                     from set_aside.rows where table_name = '${table}') kept order by 1, 2`,
        rowMode: 'array',
      })
    ).rows;
  expect(await rows('spend_months', 'account_id::text')).toEqual([
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
  const sentences = await old.superuser.query(
    `select account_id as user_id, false as is_simulated from auxiliary_verdicts
     union all select user_id, true from set_aside.rows where table_name = 'auxiliary_verdicts' order by 2`,
  );
  expect(sentences.rows).toEqual([
    { user_id: real, is_simulated: false },
    { user_id: mixed, is_simulated: true },
  ]);
});
