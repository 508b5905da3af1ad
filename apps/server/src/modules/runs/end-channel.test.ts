import { expect, it, vi } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { resultsOf } from '../checks/check-app.fixture.ts';
import { recordAnswer } from '../checks/use-cases/record-answer.ts';
import { NO_WEBHOOKS } from '../webhooks/index.ts';
import { ONE, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';
import { beginBatch } from './use-cases/begin-batch.ts';
import { cancelOpenRun } from './use-cases/cancel-run.ts';
import { openSlice } from './use-cases/open-slice.ts';

const app = runAppForTests();

/** A run of two samples a keyword in which so many keywords have the answer of one; it is left under way. */
async function leaveHalfAnswered(user: TestUser, halves: number): Promise<string> {
  await app.setPace({ pace_parallel: 2 * halves });
  const { body } = await startRun(user, { channels: ONE, samples: 2 });
  const slice = await claimSlice(app.checks.servicePool);
  const plan = slice === null ? null : await openSlice(app.checks, slice);
  if (plan === null) throw new Error('the run was not there to be worked on');
  const tenant = app.checks.tenant(user.accountId);
  const batch = await tenant.transaction((tx) => beginBatch(tx, app.checks, plan));
  if (batch.kind !== 'calls') throw new Error('nothing was to be asked');
  const first = batch.calls.filter(({ sample }) => sample.sample_no === 1);
  expect(first).toHaveLength(halves);
  for (const { plan: check, attempt } of first) {
    const answer = anAnswer({ text: 'Northwind is popular.' });
    await tenant.transaction((tx) => recordAnswer(tx, { plan: check, attempt, answer, now: new Date() }));
    await app.checks.settleAttempt({ account_id: user.accountId, id: attempt.id });
  }
  return body.id;
}

/** Cancels a run and says how many statements that took. */
async function statementsToCancel(user: TestUser, run_id: string): Promise<number> {
  return app.checks.tenant(user.accountId).transaction(async (tx) => {
    const query = vi.spyOn(tx.$client, 'query');
    await cancelOpenRun(
      tx,
      { account_id: user.accountId, run_id },
      { at: new Date(), webhooks: NO_WEBHOOKS },
    );
    const statements = query.mock.calls.length;
    query.mockRestore();
    return statements;
  });
}

it('a run with several samples that is cancelled keeps what was answered, and cancels all that is open', async () => {
  const user = await app.newRunner(5);
  const id = await leaveHalfAnswered(user, 2);
  await statementsToCancel(user, id);
  const items = await app.database.query(
    'select state, status, n, k from check_run_items where run_id = $1 order by n desc, keyword_id',
    [id],
  );
  const nothing = { state: 'cancelled', status: null, n: 0, k: 0 };
  const half = { state: 'cancelled', status: 'completed', n: 1, k: 1 };
  expect(items).toEqual([half, half, nothing, nothing, nothing]);
  const results = (await resultsOf(user)) as object[];
  expect(results).toMatchObject([half, half].map(({ n, k, status }) => ({ n, k, status })));
});

it('is cancelled with as many statements for any number of keywords without an answer', async () => {
  const [few, many] = [await app.newRunner(2), await app.newRunner(20)];
  const ofFew = await statementsToCancel(few, await leaveHalfAnswered(few, 1));
  const ofMany = await statementsToCancel(many, await leaveHalfAnswered(many, 1));
  expect(ofMany).toBe(ofFew);
});

it('settles the keywords that have one together: each costs the look for its answer at most', async () => {
  const [one, six] = [await app.newRunner(8), await app.newRunner(8)];
  const ofOne = await statementsToCancel(one, await leaveHalfAnswered(one, 1));
  const ofSix = await statementsToCancel(six, await leaveHalfAnswered(six, 6));
  expect(ofSix).toBeLessThanOrEqual(ofOne + 5);
});
