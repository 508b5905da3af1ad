import type { Assistant, Channel } from './assistant.ts';
import { createClaudeAssistant } from './claude/assistant.ts';
import { createGeminiAssistant } from './gemini/assistant.ts';
import { createOpenAiAssistant } from './openai/assistant.ts';
import { createPerplexityAssistant } from './perplexity/assistant.ts';
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
  return {
    openai: createOpenAiAssistant(accessTo('openai')),
    claude: createClaudeAssistant(accessTo('claude')),
    gemini: createGeminiAssistant(accessTo('gemini')),
    perplexity: createPerplexityAssistant(accessTo('perplexity')),
  };
}
