import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { auxiliaryParts, unsureAnswer } from './auxiliary.fixture.ts';

const { text } = unsureAnswer(false);

let app: RunApp;
let parts: ReturnType<typeof auxiliaryParts>;
beforeAll(async () => {
  app = await startRunApp();
  parts = auxiliaryParts(app);
});
beforeEach(async () => {
  await app.setPace({});
  await parts.switchAuxiliary(true);
});
afterEach(async () => {
  app.checks.isSimulated = false;
  await parts.stopDeciders();
  await app.resetSimulator();
});
afterAll(() => app.stop());

/** What a user's months hold as spent on answers of each kind, micro-dollars. */
const spentBy = async ({ userId }: TestUser) => {
  const rows = await app.database.query<{ is_simulated: boolean; spent: number }>(
    'select is_simulated, spent_microdollars::int as spent from spend_months where user_id = $1',
    [userId],
  );
  const of = (kind: boolean) => rows.find(({ is_simulated }) => is_simulated === kind)?.spent ?? 0;
  return { simulated: of(true), real: of(false) };
};

it('what a simulated model decided of a sentence is not repeated for a real answer, and is booked by itself', async () => {
  const user = await parts.newEmber();
  app.checks.isSimulated = true;
  await parts.modelSays('names_brand', 1);
  await parts.answered(user, text);
  await parts.decideAll(user);
  const before = await spentBy(user);
  app.checks.isSimulated = false;
  await parts.modelSays('other_meaning', 1);
  await parts.answered(user, text);
  await parts.decideAll(user);
  expect(await parts.asked()).toHaveLength(2);
  const [first, second] = await parts.sentences(user);
  expect(first).toMatchObject({ is_simulated: true, decision: 'names_brand', repeats_id: null });
  expect(second).toMatchObject({ is_simulated: false, decision: 'other_meaning', repeats_id: null });
  // The answers themselves are stored and not settled here: these are the model's calls alone.
  expect(before).toEqual({ simulated: Number(first?.cost_microdollars), real: 0 });
  expect(await spentBy(user)).toEqual({ ...before, real: Number(second?.cost_microdollars) });
});

it('a sentence of an answer of the other kind is not asked about: the rules’ word stands', async () => {
  const user = await parts.newEmber();
  app.checks.isSimulated = true;
  await parts.answered(user, text);
  app.checks.isSimulated = false;
  await parts.decideAll(user);
  expect(await parts.asked()).toEqual([]);
  expect(await parts.sentences(user)).toMatchObject([
    { state: 'failed', failure_code: 'other_kind_of_answers', cost_microdollars: '0' },
  ]);
});
