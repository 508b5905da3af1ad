/** Changes whenever a rule changes what counts; stored with every verdict. */
export const RULES_VERSION = '2026-11-29.7';

/**
 * The models that read doubtful places, by channel, whichever others answer questions: decisions of another model would be
 * others, so a change here changes `RULES_VERSION`.
 */
export const READER_MODELS = {
  openai: 'gpt-6-luna',
  claude: 'claude-haiku-5-5',
  gemini: 'gemini-3.8-flash',
  perplexity: 'perplexity/sonar',
} as const;
