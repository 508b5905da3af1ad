import type { Channel } from '@answerscope/contract';

/** How one channel is asked. Part of the surface: a change starts a new series. */
export interface ChannelSettings {
  model: string;
  search: boolean;
  search_context: 'low' | 'medium' | 'high';
  max_output_tokens: number;
  /** Null: the product's own of the profile's language; `{keyword}` and `{ in location}` are filled in. */
  template: string | null;
  is_simulated: boolean;
}

const MODELS: Record<Channel, { model: string; search: boolean }> = {
  openai: { model: 'gpt-6-luna', search: true },
  claude: { model: 'claude-haiku-5-5', search: true },
  // Google's terms forbid keeping and analysing search-grounded answers: its search stays off.
  gemini: { model: 'gemini-3.8-flash', search: false },
  perplexity: { model: 'perplexity/sonar', search: true },
};

/** The settings an installation starts with. */
export function defaultChannelSettings(channel: Channel, isSimulated: boolean): ChannelSettings {
  return {
    ...MODELS[channel],
    search_context: 'medium',
    max_output_tokens: 4096,
    template: null,
    is_simulated: isSimulated,
  };
}
