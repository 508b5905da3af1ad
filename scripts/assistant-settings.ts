const SETTINGS = {
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  claude: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  gemini: ['GEMINI_API_KEY', 'GOOGLE_GEMINI_BASE_URL'],
  perplexity: ['PERPLEXITY_API_KEY', 'PERPLEXITY_BASE_URL'],
} as const;

export type BaseUrls = Record<keyof typeof SETTINGS, string>;

/** The settings of a product that asks the assistants at these addresses. */
export function assistantSettings(baseUrls: BaseUrls): Record<string, string> {
  const settings = Object.entries(SETTINGS).flatMap(([channel, [key, url]]) => [
    [key, 'key-of-a-simulator'],
    [url, baseUrls[channel as keyof BaseUrls]],
  ]);
  return Object.fromEntries(settings);
}
