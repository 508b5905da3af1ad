/** The AI assistants that can be asked, in the order in which they stand everywhere. */
export const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;

export type Channel = (typeof CHANNELS)[number];

/** The names under which people know the assistants. */
export const CHANNEL_LABELS: Record<Channel, string> = {
  openai: 'ChatGPT',
  claude: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
};
