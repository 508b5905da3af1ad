import type { Answer } from '@answerscope/assistants';
import { describe, expect, it } from 'vitest';
import { anAnswer } from '../answers/answer.fixture.ts';
import { resultsOf } from '../checks/check-app.fixture.ts';
import { createAnswerKeeper } from '../checks/use-cases/ask-sample.ts';
import { ended, ONE, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';
import { type BatchCall, beginBatch } from './use-cases/begin-batch.ts';
import { openSlice } from './use-cases/open-slice.ts';

const app = runAppForTests();

const MENTIONED = { text: 'Northwind is popular.' };
const NOT_MENTIONED = { text: 'Contoso Ledger is popular.' };
/** More than a column holds: the database refuses it. */
const UNSTORABLE = { latency_ms: 2 ** 40 };

/** A run of one channel whose first batch is begun as often as asked for, with what a worker stores answers by. */
async function begun(keywords: number, { samples = 1, times = 1 } = {}) {
  const user = await app.newRunner(keywords);
  const { body } = await startRun(user, { channels: ONE, samples });
  const slice = await claimSlice(app.services.database.servicePool);
  const plan = slice === null ? null : await openSlice(app.checks, slice);
  if (plan === null) throw new Error('nothing to ask');
  const calls: BatchCall[] = [];
  for (let time = 0; time < times; time += 1) {
    const batch = await app.checks
      .tenant(user.accountId)
      .transaction((tx) => beginBatch(tx, app.checks, { ...plan, company_name: 'Northwind' }));
    if (batch.kind === 'calls') calls.push(...batch.calls);
  }
  const keep = createAnswerKeeper(app.checks);
  const keepAll = (fields: Partial<Answer>[]) =>
    Promise.allSettled(
      calls.map(({ plan: asked, attempt }, at) =>
        keep({ plan: asked, attempt, answer: anAnswer(fields[at]) }),
      ),
    );
  const goOn = async () => {
    await app.database.query("update run_channels set lease_until = now() where state = 'running'");
    app.startEngine();
    return ended(user, body.id);
  };
  return { user, calls, keepAll, goOn };
}

describe('answers that are stored together', () => {
  it('count one for a sample; another of the same sample is surplus', async () => {
    const { user, calls, keepAll, goOn } = await begun(1, { times: 2 });
    expect(calls).toHaveLength(2);
    await keepAll([MENTIONED, MENTIONED]);
    const answers = await app.answersOf(user);
    expect(answers.map(({ is_counted }) => is_counted).toSorted()).toEqual([false, true]);
    expect(await goOn()).toMatchObject({ state: 'done', successful: 1 });
  });

  it('of one keyword make one result, of all its samples', async () => {
    const { user, keepAll, goOn } = await begun(1, { samples: 3 });
    await keepAll([MENTIONED, NOT_MENTIONED, { ...NOT_MENTIONED, finish: 'blocked' }]);
    expect(await resultsOf(user)).toMatchObject([{ status: 'completed', n: 2, failed: 1 }]);
    expect(await goOn()).toMatchObject({ state: 'done', successful: 1 });
  });

  it('are each their own: what one cannot be stored for is not held against the others', async () => {
    const { user, keepAll, goOn } = await begun(3);
    const kept = await keepAll([{}, UNSTORABLE, {}]);
    expect(kept.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await app.answersOf(user)).toHaveLength(2);
    expect((await app.attemptsOf(user)).map(({ state }) => state).toSorted()).toEqual([
      'answered',
      'answered',
      'asking',
    ]);
    expect(await goOn()).toMatchObject({ state: 'done', successful: 3 });
  });
});
