import { describe, expect, it } from 'vitest';
import { answerLimitsInWords, webhooksInWords } from './plan-limits.ts';

describe('what a plan limits', () => {
  it('is said in words: answers to each question, and what they may cost in a month', () => {
    expect(answerLimitsInWords({ samples_max: 1, monthly_budget_usd: 1 })).toEqual([
      '1 answer to each question of a check',
      'Answers for up to $1 a month',
    ]);
    expect(answerLimitsInWords({ samples_max: 5, monthly_budget_usd: 24.5 })).toEqual([
      'Up to 5 answers to each question of a check',
      'Answers for up to $24.50 a month',
    ]);
    expect(answerLimitsInWords({ samples_max: 10, monthly_budget_usd: null })[1]).toBe(
      'No limit on what answers cost in a month',
    );
  });

  it('is said of webhooks, too', () => {
    expect(webhooksInWords({ webhook_endpoints_max: 1 })).toBe('Webhooks to 1 endpoint');
    expect(webhooksInWords({ webhook_endpoints_max: 5 })).toBe('Webhooks to up to 5 endpoints');
  });
});
