import type { Channel } from './assistant.ts';

/** What messages to administrators call a provider, its setting and the page where its account is managed. */
export const PROVIDERS: Readonly<Record<Channel, { name: string; key_setting: string; console: string }>> = {
  openai: { name: 'OpenAI', key_setting: 'OPENAI_API_KEY', console: 'platform.openai.com' },
  claude: { name: 'Anthropic', key_setting: 'ANTHROPIC_API_KEY', console: 'platform.claude.com' },
  gemini: { name: 'Google Gemini', key_setting: 'GEMINI_API_KEY', console: 'aistudio.google.com' },
  perplexity: { name: 'Perplexity', key_setting: 'PERPLEXITY_API_KEY', console: 'perplexity.ai' },
};
