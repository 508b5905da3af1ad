import { expect, it } from 'vitest';
import { proposedAnswers } from './proposed-answers.ts';

const usage = (hours: number, samples_max = 10) =>
  ({ plan: { ranking_refresh_frequency_hours: hours, samples_max } }) as never;
const forecast = { calls: 80, expected_cost_usd: 0.8 };

it('proposes the fewest answers that show 20 points within a month, with their price', () => {
  expect(proposedAnswers({ usage: usage(24), forecast, keywords: 20, channels: 4 })).toBe(
    '1 answer per question, checked daily, shows a change of 20 points within a month, about $22.40 a month.',
  );
  expect(proposedAnswers({ usage: usage(168), forecast, keywords: 20, channels: 4 })).toMatch(
    /^\d answers per question, checked weekly, show a change of 20 points within a month, about \$\d+\.\d\d a month\.$/,
  );
});

it('promises nothing that answers cannot bring', () => {
  expect(proposedAnswers({ usage: usage(168), forecast, keywords: 5, channels: 1 })).toBe(
    'Even 10 answers per question, checked weekly, can’t show a change of 20 points within a month. Add keywords.',
  );
  expect(proposedAnswers({ usage: usage(720, 1), forecast, keywords: 50, channels: 1 })).toMatch(
    /^Even 1 answer per question, checked every 30 days/,
  );
  expect(
    proposedAnswers({
      usage: usage(24),
      forecast: { calls: 0, expected_cost_usd: null },
      keywords: 0,
      channels: 0,
    }),
  ).toBeNull();
});
