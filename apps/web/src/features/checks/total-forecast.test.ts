import type { CheckForecast } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { totalForecast } from './total-forecast.ts';

const forecast = (changes: Partial<CheckForecast>): CheckForecast => ({
  channel: 'openai',
  is_configured: true,
  cost_ceiling_usd: 0.25,
  expected_cost_usd: 0.0625,
  expected_seconds: 4,
  ...changes,
});

it('adds up what several assistants cost and takes the time of the slowest', () => {
  expect(totalForecast([forecast({}), forecast({ cost_ceiling_usd: 0.5, expected_seconds: 9 })])).toEqual({
    assistants: 2,
    cost_ceiling_usd: 0.75,
    expected_cost_usd: 0.125,
    expected_seconds: 9,
    is_estimated: false,
  });
  const [mine, estimated] = [forecast({ is_estimated: false }), forecast({ is_estimated: true })];
  expect(totalForecast([mine, estimated])).toMatchObject({ expected_cost_usd: 0.125, is_estimated: true });
});

it('names no usual cost while one of them was never asked', () => {
  expect(
    totalForecast([forecast({}), forecast({ expected_cost_usd: null, expected_seconds: null })]),
  ).toEqual({
    assistants: 2,
    cost_ceiling_usd: 0.5,
    expected_cost_usd: null,
    expected_seconds: null,
    is_estimated: false,
  });
});
