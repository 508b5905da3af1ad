import type { Channel, ChannelSettings } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What an administrator must know of how a channel is asked, or null. */
export function channelWarning(channel: Channel, settings: Pick<ChannelSettings, 'search'>): string | null {
  if (channel !== 'gemini' || !settings.search) return null;
  return messages.googleTerms;
}
