import { expect, it } from 'vitest';
import { judgeWeights, toWeightsDraft } from './weights-draft.ts';

const BEFORE = { named: 50, place: 20, share: 20, reach: 10 };
const draft = toWeightsDraft(BEFORE);

it('takes weights that make 100 and are other ones', () => {
  expect(judgeWeights({ ...draft, named: '40', reach: '20' }, BEFORE)).toMatchObject({
    weights: { named: 40, place: 20, share: 20, reach: 20 },
    errors: {},
  });
  expect(judgeWeights(draft, BEFORE)).toMatchObject({ weights: null, words: '0 weights will change.' });
});

it('says what weights make that are not 100 together', () => {
  const { weights, words } = judgeWeights({ ...draft, named: '60' }, BEFORE);
  expect(weights).toBeNull();
  expect(words).toContain('not 110%');
});

it.each(['', 'half', '-5', '12.5', '101'])('refuses “%s” as a weight', (named) => {
  const { weights, errors } = judgeWeights({ ...draft, named }, BEFORE);
  expect(weights).toBeNull();
  expect(errors.named).toBeDefined();
});
