import { describe, expect, test } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { DEFAULT_MODELS, MODEL_PRICES, PRICE_DATE } from './price-list.ts';
import { ceilingOf, costOf, findPrice } from './prices.ts';

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const JANUARY = new Date('2027-01-01T00:00:00Z');
const none = { input_tokens: 0, output_tokens: 0, reasoning_tokens: 0, cached_tokens: 0, searches: 0 };

describe('the price list', () => {
  test('knows the default model of every channel, today and next year', () => {
    for (const channel of CHANNELS) {
      expect(findPrice(channel, DEFAULT_MODELS[channel], NOVEMBER)).not.toBeNull();
      expect(findPrice(channel, DEFAULT_MODELS[channel], JANUARY)).not.toBeNull();
    }
  });

  test('gives every model one price on every day, and says where it was read', () => {
    for (const { channel, model, source } of MODEL_PRICES) {
      expect(source.length).toBeGreaterThan(10);
      for (const day of ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']) {
        const held = MODEL_PRICES.filter(
          (one) =>
            one.channel === channel &&
            one.model === model &&
            (one.from ?? day) <= day &&
            day <= (one.until ?? day),
        );
        expect({ model, day, prices: held.length }).toEqual({ model, day, prices: 1 });
      }
    }
  });

  test('doubles Gemini on the day Google does', () => {
    expect(findPrice('gemini', 'gemini-3.8-flash', new Date('2026-12-31T23:59:59Z'))?.input_usd).toBe(0.75);
    expect(findPrice('gemini', 'gemini-3.8-flash', JANUARY)?.input_usd).toBe(1.5);
  });

  test('takes a dated version for its model, and no longer name for a shorter one', () => {
    expect(findPrice('claude', 'claude-haiku-5-5-20261101', NOVEMBER)?.model).toBe('claude-haiku-5-5');
    expect(findPrice('openai', 'gpt-6-luna-2026-10-01', NOVEMBER)?.model).toBe('gpt-6-luna');
    expect(findPrice('openai', 'gpt-6-lunatic', NOVEMBER)).toBeNull();
    expect(findPrice('openai', 'gpt-6-luna-pro', NOVEMBER)).toBeNull();
  });
});

describe('the cost of a reply', () => {
  test('is tokens and searches at list price, in whole microdollars rounded up', () => {
    const usage = { ...none, input_tokens: 10, cached_tokens: 4, output_tokens: 3, searches: 1 };
    expect(costOf({ channel: 'openai', model: 'gpt-6-luna', usage, at: NOVEMBER })).toEqual({
      // 6 × 0.1 + 4 × 0.01 + 3 × 0.5 + 10 000 = 10 002.14
      cost_microdollars: 10_003,
      cost_source: 'computed',
      price_date: PRICE_DATE,
    });
  });

  test('does not grow by the inexactness of fractions', () => {
    const usage = { ...none, input_tokens: 30 };
    expect(costOf({ channel: 'openai', model: 'gpt-6-luna', usage, at: NOVEMBER }).cost_microdollars).toBe(3);
  });

  test('is higher for the long prompts that OpenAI prices higher', () => {
    const cost = (input_tokens: number) =>
      costOf({
        channel: 'openai',
        model: 'gpt-6-sol',
        usage: { ...none, input_tokens, output_tokens: 1000 },
        at: NOVEMBER,
      }).cost_microdollars;
    expect(cost(272_000)).toBe(272_000 * 2 + 1000 * 10);
    expect(cost(272_001)).toBe(272_001 * 4 + 1000 * 15);
  });

  test('of a long prompt to the cheapest Claude is booked with room for the factor its list does not name', () => {
    const cost = (model: string) =>
      costOf({ channel: 'claude', model, usage: { ...none, input_tokens: 100_001 }, at: NOVEMBER });
    expect(cost('claude-haiku-5-5').cost_microdollars).toBe(Math.ceil(100_001 * 0.2));
    expect(cost('claude-sonnet-5-5').cost_microdollars).toBe(100_001 * 2);
  });

  test('of a model no list knows is booked at the dearest of its channel, without a price date', () => {
    const usage = { ...none, output_tokens: 100 };
    expect(costOf({ channel: 'claude', model: 'claude-next', usage, at: NOVEMBER })).toMatchObject({
      cost_microdollars: 5000,
      price_date: null,
    });
  });
});

describe('the ceiling of a call', () => {
  const call = { model: 'gpt-6-luna', at: NOVEMBER, question: 'q', max_output_tokens: 1000 };

  test('grows with the question, the output limit, the searches and their detail', () => {
    const base = { ...call, channel: 'openai', most_searches: 2, search_context: 'low' } as const;
    const least = ceilingOf(base);
    expect(ceilingOf({ ...base, question: '長い'.repeat(500) })).toBeGreaterThan(least);
    expect(ceilingOf({ ...base, max_output_tokens: 2000 })).toBeGreaterThan(least);
    expect(ceilingOf({ ...base, most_searches: 3 })).toBeGreaterThan(least);
    expect(ceilingOf({ ...base, search_context: 'high' })).toBeGreaterThan(least);
    expect(ceilingOf({ ...base, requests: 2 })).toBeGreaterThan(least);
  });

  test('holds a reply with one search as billed, and each search, page of results and length once', () => {
    const opus = { ...call, channel: 'claude', model: 'claude-opus-5-5', search_context: 'medium' } as const;
    const one = ceilingOf({ ...opus, most_searches: 1 });
    const billed = { ...none, input_tokens: 10_980, output_tokens: 388, searches: 1 };
    const { cost_microdollars } = costOf({ ...opus, usage: billed });
    expect(one).toBeGreaterThan(cost_microdollars);
    expect(one).toBeLessThan(3 * cost_microdollars);
    // 9 readings of 3 001 tokens, 8 of 1 000 written, 6 + 5 + … + 1 and twice 6 of 8 000 found; 6 searches.
    expect(ceilingOf({ ...opus, most_searches: 6, requests: 3 })).toBe(
      (9 * 3_001 + 8 * 1_000 + (21 + 12) * 8_000) * 4 + 1_000 * 20 + 6 * 10_000,
    );
  });

  test('without a search stays a fraction of a cent for the cheapest model', () => {
    expect(ceilingOf({ ...call, channel: 'openai', most_searches: 0, search_context: 'high' })).toBeLessThan(
      1_000,
    );
  });
});
