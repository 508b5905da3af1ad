import type { Channel } from './assistant.ts';

/** List prices of one model in US dollars per million tokens, which is the same as microdollars per token. */
export interface ModelPrice {
  channel: Channel;
  model: string;
  input_usd: number;
  /** Null when the list names no price: cached tokens are then booked at the full input price. */
  cached_input_usd: number | null;
  output_usd: number;
  /** First and last day (UTC, ISO) the price holds; null is open. */
  from: string | null;
  until: string | null;
  /** Where the list makes long prompts dearer. */
  long_prompt: { above_tokens: number; input_factor: number; output_factor: number } | null;
  source: string;
}

/** The day the lists were read; stored with every computed cost. */
export const PRICE_DATE = '2026-11-20';

type Row = readonly [
  model: string,
  input: number,
  cached: number | null,
  output: number,
  from?: string,
  until?: string,
];

function rows(
  shared: Pick<ModelPrice, 'channel' | 'long_prompt' | 'source'>,
  list: readonly Row[],
): ModelPrice[] {
  return list.map(([model, input, cached, output, from, until]) => ({
    ...shared,
    model,
    input_usd: input,
    cached_input_usd: cached,
    output_usd: output,
    from: from || null,
    until: until ?? null,
  }));
}

export const MODEL_PRICES: readonly ModelPrice[] = [
  ...rows(
    {
      channel: 'openai',
      long_prompt: { above_tokens: 272_000, input_factor: 2, output_factor: 1.5 },
      source: 'OpenAI price page as quoted in release notes, September to November 2026',
    },
    [
      ['gpt-6-luna', 0.1, 0.01, 0.5],
      ['gpt-5.6-luna', 0.2, null, 1.2],
      ['gpt-6.1-terra', 1, null, 5],
      ['gpt-6.1-sol', 2, null, 10],
      ['gpt-6-sol', 2, null, 10],
      // Listed only as "about five times gpt-6-sol".
      ['gpt-6-astra', 10, null, 50],
    ],
  ),
  ...rows(
    {
      channel: 'claude',
      // The page names no factor: assumed is twice both, the most that any list here asks for long prompts.
      long_prompt: { above_tokens: 100_000, input_factor: 2, output_factor: 2 },
      source: 'platform.claude.com, model page, November 2026',
    },
    [['claude-haiku-5-5', 0.1, null, 0.5]],
  ),
  ...rows(
    { channel: 'claude', long_prompt: null, source: 'platform.claude.com, model pages, November 2026' },
    [
      ['claude-sonnet-5-5', 2, null, 10],
      ['claude-opus-5-5', 4, null, 20],
      ['claude-fable-5-1', 10, null, 50],
    ],
  ),
  ...rows(
    { channel: 'gemini', long_prompt: null, source: 'Gemini API price page as quoted in November 2026' },
    [
      ['gemini-3.5-flash-lite', 0.3, null, 2.5],
      ['gemini-3.8-flash', 0.75, null, 3.75, '', '2026-12-31'],
      ['gemini-3.8-flash', 1.5, null, 7.5, '2027-01-01'],
      ['gemini-4-argon', 2, null, 10, '', '2026-11-30'],
      ['gemini-4-argon', 4, null, 20, '2026-12-01'],
    ],
  ),
  ...rows(
    { channel: 'perplexity', long_prompt: null, source: 'docs.perplexity.ai price page, October 2026' },
    [['perplexity/sonar', 0.25, null, 2.5]],
  ),
];

/** What one search costs beside its tokens, in microdollars. Read with the lists above. */
export const SEARCH_PRICES: Readonly<Record<Channel, number>> = {
  openai: 10_000,
  claude: 10_000,
  gemini: 14_000,
  // The page read in October 2026 says $0.0025, older ones $0.005. Perplexity reports the true cost with each answer.
  perplexity: 5_000,
};

/** The cheapest model of each channel that searches the web: what a new installation asks. */
export const DEFAULT_MODELS: Readonly<Record<Channel, string>> = {
  openai: 'gpt-6-luna',
  claude: 'claude-haiku-5-5',
  gemini: 'gemini-3.8-flash',
  perplexity: 'perplexity/sonar',
};
