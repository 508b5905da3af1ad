import type { Assistant, Channel } from './assistant.ts';
import { AssistantError } from './assistant-error.ts';

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
  void settings;
  void options;
  throw new AssistantError({
    channel: 'openai',
    code: 'missing_key',
    message: '',
    retryable: false,
    surely_not_billed: true,
  });
}
