import type { SimulatedAnswer } from './content/compose-answer.ts';
import type { SimulatedChannel } from './options.ts';
import { createRandom } from './random.ts';

/** Tokens and searches one simulated reply is billed for. `output_tokens` includes reasoning. */
export interface SimulatedUsage {
  input_tokens: number;
  output_tokens: number;
  reasoning_tokens: number;
  searches: number;
}

export const CHARACTERS_PER_TOKEN = 4;

/** Believable numbers: search content makes most of the input, reasoning a good part of the output. */
export function usageFor(made: {
  question: string;
  text: string;
  answer: SimulatedAnswer | null;
}): SimulatedUsage {
  const random = createRandom('usage', made.question, made.text);
  const searches = made.answer?.queries.length ?? 0;
  const reasoning_tokens = random.between(40, 240);
  const asked = Math.ceil(made.question.length / CHARACTERS_PER_TOKEN) + 12;
  return {
    input_tokens: asked + searches * random.between(3_000, 6_500),
    output_tokens: Math.ceil(made.text.length / CHARACTERS_PER_TOKEN) + reasoning_tokens,
    reasoning_tokens,
    searches,
  };
}

/** List prices in US dollars per million tokens, and microdollars per search, of the models the product starts with. */
const PRICES: Readonly<Record<SimulatedChannel, { input: number; output: number; search: number }>> = {
  openai: { input: 0.1, output: 0.5, search: 10_000 },
  claude: { input: 0.1, output: 0.5, search: 10_000 },
  gemini: { input: 0.75, output: 3.75, search: 14_000 },
  perplexity: { input: 0.25, output: 2.5, search: 2_500 },
};

/** What the provider would charge, by part, in microdollars. */
export function priceOf(channel: SimulatedChannel, usage: SimulatedUsage) {
  const price = PRICES[channel];
  const input = usage.input_tokens * price.input;
  const output = usage.output_tokens * price.output;
  const searches = usage.searches * price.search;
  return { input, output, searches, total: Math.ceil(Number((input + output + searches).toFixed(6))) };
}
