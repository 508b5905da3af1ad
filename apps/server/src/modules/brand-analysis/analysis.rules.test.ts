import { expect, it } from 'vitest';
import { answerShare } from '../ranges/index.ts';
import { shareOf } from './analysis.rules.ts';

it('a share tells the answers of one check from those of another', () => {
  const answers = ['run 1', 'run 2'].flatMap((run_id) =>
    ['bakery', 'cafe'].flatMap((keyword_id) =>
      [1, 2, 3].map(() => ({ keyword_id, run_id, channel: 'openai' as const })),
    ),
  );
  const share = shareOf(answers, ({ run_id }) => run_id === 'run 1');
  expect(share).toMatchObject({ answers: 6, of: 12, rate: 0.5 });
  expect(share).toEqual(
    answerShare(
      ['bakery', 'cafe'].flatMap((keyword_id) =>
        [3, 0].map((mentions) => ({ keyword_id, answers: 3, mentions, checks: 1 })),
      ),
    ),
  );
});
