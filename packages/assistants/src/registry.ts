import type { Assistant, Channel } from './assistant.ts';
import { missingKey } from './failures.ts';
import { createOpenAiAssistant } from './openai/assistant.ts';
import type { ProviderAccess } from './provider-access.ts';

/** Key and address of one provider. `baseUrl` null means the provider's own. */
export interface ChannelSettings {
  apiKey: string | null;
  baseUrl: string | null;
}

export type AssistantSettings = Record<Channel, ChannelSettings>;

/** Builds the four assistants. One without a key exists too and throws `missing_key` when asked. Opens nothing. */
export function createAssistants(
  settings: AssistantSettings,
  options: { now?: () => Date } = {},
): Record<Channel, Assistant> {
  const now = options.now ?? (() => new Date());
  const accessTo = (channel: Channel): ProviderAccess => {
    const { apiKey, baseUrl } = settings[channel];
    return { apiKey: apiKey?.trim() || null, baseUrl: baseUrl?.trim() || null, now };
  };
  const later = (channel: Channel): Assistant => ({
    channel,
    ask: async () => {
      throw missingKey(channel);
    },
    askForStructure: async () => {
      throw missingKey(channel);
    },
    ceiling_microdollars: () => 0,
  });
  return {
    openai: createOpenAiAssistant(accessTo('openai')),
    claude: later('claude'),
    gemini: later('gemini'),
    perplexity: later('perplexity'),
  };
}
