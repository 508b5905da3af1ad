import type { Channel } from './assistant.ts';

interface Provider {
  name: string;
  key_setting: string;
  /** The page where its account is managed. */
  console: string;
  /** Where it is asked, unless a setting names another address. */
  address: string;
}

/** What messages to administrators call a provider, its setting and its pages, and where it is. */
export const PROVIDERS: Readonly<Record<Channel, Provider>> = {
  openai: {
    name: 'OpenAI',
    key_setting: 'OPENAI_API_KEY',
    console: 'platform.openai.com',
    address: 'https://api.openai.com/v1',
  },
  claude: {
    name: 'Anthropic',
    key_setting: 'ANTHROPIC_API_KEY',
    console: 'platform.claude.com',
    address: 'https://api.anthropic.com',
  },
  gemini: {
    name: 'Google Gemini',
    key_setting: 'GEMINI_API_KEY',
    console: 'aistudio.google.com',
    address: 'https://generativelanguage.googleapis.com',
  },
  perplexity: {
    name: 'Perplexity',
    key_setting: 'PERPLEXITY_API_KEY',
    console: 'perplexity.ai',
    address: 'https://api.perplexity.ai',
  },
};
