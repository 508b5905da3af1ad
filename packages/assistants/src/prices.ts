import type { AnswerUsage, Channel, SearchContext } from './assistant.ts';
import { MODEL_PRICES, type ModelPrice, PRICE_DATE, SEARCH_PRICES } from './price-list.ts';

/** The list price of a model on a day, or null when the list does not know it. Dated versions count as their model. */
export function findPrice(channel: Channel, model: string, at: Date): ModelPrice | null {
  const day = at.toISOString().slice(0, 10);
  const current = MODEL_PRICES.filter((price) => price.channel === channel && isCurrent(price, day));
  const exact = current.find((price) => price.model === model);
  return (
    exact ?? current.find((price) => /^-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/.test(suffix(model, price))) ?? null
  );
}

/** The cost of a reply in whole microdollars, rounded up. A model no list knows is booked at its channel's dearest. */
export function costOf(asked: { channel: Channel; model: string; usage: AnswerUsage; at: Date }): {
  cost_microdollars: number;
  cost_source: 'computed';
  price_date: string | null;
} {
  const { channel, usage, at } = asked;
  const listed = findPrice(channel, asked.model, at);
  const price = listed ?? dearest(channel, at);
  const long = price.long_prompt !== null && usage.input_tokens > price.long_prompt.above_tokens;
  const input_factor = long ? (price.long_prompt?.input_factor ?? 1) : 1;
  const output_factor = long ? (price.long_prompt?.output_factor ?? 1) : 1;
  const fresh_tokens = Math.max(0, usage.input_tokens - usage.cached_tokens);
  const cost =
    fresh_tokens * price.input_usd * input_factor +
    usage.cached_tokens * (price.cached_input_usd ?? price.input_usd) * input_factor +
    usage.output_tokens * price.output_usd * output_factor +
    usage.searches * SEARCH_PRICES[channel];
  return {
    cost_microdollars: roundUp(cost),
    cost_source: 'computed',
    price_date: listed === null ? null : PRICE_DATE,
  };
}

/**
 * Tokens one search puts before the model. No provider documents a limit; replies with one search are billed 5 000
 * (Perplexity) to 11 000 (Claude) input tokens in all, so that 8 000 beside the overhead read twice holds them.
 */
const SEARCH_CONTENT_TOKENS: Readonly<Record<SearchContext, number>> = {
  low: 6_000,
  medium: 8_000,
  high: 10_000,
};

/** Instructions, tool descriptions and location that go with every question, in tokens. */
const REQUEST_OVERHEAD_TOKENS = 3_000;

/**
 * The most a call is taken to cost, in microdollars: a reservation, for settlement books what was billed. A token holds
 * at least one UTF-8 byte, so the question's bytes bound its tokens. The model reads all that came before anew after
 * each search and in each of `requests` (a continuation is one more). Searches and output are limits of all together.
 */
export function ceilingOf(call: {
  channel: Channel;
  model: string;
  at: Date;
  question: string;
  max_output_tokens: number;
  most_searches: number;
  search_context: SearchContext;
  requests?: number;
}): number {
  const base_tokens = Buffer.byteLength(call.question, 'utf8') + REQUEST_OVERHEAD_TOKENS;
  const requests = call.requests ?? 1;
  const searches = call.most_searches;
  const readings = searches + requests;
  // The first search is read after each search, the second once less; a continuation reads all of them.
  const content_readings = (searches * (searches + 1)) / 2 + searches * (requests - 1);
  const usage = {
    input_tokens:
      readings * base_tokens +
      (readings - 1) * call.max_output_tokens +
      content_readings * SEARCH_CONTENT_TOKENS[call.search_context],
    output_tokens: call.max_output_tokens,
    reasoning_tokens: 0,
    cached_tokens: 0,
    searches,
  };
  return costOf({ channel: call.channel, model: call.model, usage, at: call.at }).cost_microdollars;
}

function isCurrent(price: ModelPrice, day: string): boolean {
  return (price.from === null || price.from <= day) && (price.until === null || day <= price.until);
}

function suffix(model: string, price: ModelPrice): string {
  return model.startsWith(price.model) ? model.slice(price.model.length) : '';
}

function dearest(channel: Channel, at: Date): ModelPrice {
  const day = at.toISOString().slice(0, 10);
  const ranked = MODEL_PRICES.filter((price) => price.channel === channel && isCurrent(price, day)).sort(
    (a, b) => b.output_usd - a.output_usd || b.input_usd - a.input_usd,
  );
  const [first] = ranked;
  if (first === undefined) throw new Error(`The price list holds no price for ${channel} on ${day}`);
  return first;
}

/** Floating point would add a microdollar to round sums: 0.1 × 3 is 0.30000000000000004. */
function roundUp(microdollars: number): number {
  return Math.ceil(Number(microdollars.toFixed(6)));
}
