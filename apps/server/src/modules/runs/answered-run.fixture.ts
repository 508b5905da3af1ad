import { expect } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { recordAnswer } from '../checks/use-cases/record-answer.ts';
import { type RunApp, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';
import { beginBatch } from './use-cases/begin-batch.ts';
import { openSlice } from './use-cases/open-slice.ts';

/** Runs every keyword on openai, by the steps a worker takes, with the answers given here; returns the run's id. */
export async function answerRun(
  app: Pick<RunApp, 'checks'>,
  user: TestUser,
  answerTo: (keyword: string, sample: number) => Parameters<typeof anAnswer>[0],
  samples = 1,
): Promise<string> {
  const started = await startRun(user, { channels: ['openai'], samples });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const slice = await claimSlice(app.checks.servicePool);
  const plan = slice === null ? null : await openSlice(app.checks, slice);
  if (plan === null) throw new Error('the run was not there to be worked on');
  const tenant = app.checks.tenant(user.accountId);
  for (;;) {
    const batch = await tenant.transaction((tx) => beginBatch(tx, app.checks, plan));
    if (batch.kind === 'wait' || batch.kind === 'no_permit' || batch.kind === 'other_plan')
      throw new Error('nothing was to wait or to change here');
    if (batch.kind === 'over' || batch.kind === 'ended') return started.body.id;
    for (const { plan: check, attempt } of batch.calls) {
      const answer = anAnswer(answerTo(check.keyword, check.sample_no));
      await tenant.transaction((tx) => recordAnswer(tx, { plan: check, attempt, answer, now: new Date() }));
    }
  }
}
