import type { Channel, ChannelSettings } from '@answerscope/contract';

/** What an administrator must know of how a channel is asked, or null. */
export function channelWarning(channel: Channel, settings: Pick<ChannelSettings, 'search'>): string | null {
  if (channel !== 'gemini' || !settings.search) return null;
  return "Google's terms forbid storing and analysing Gemini's answers that are grounded in Google Search, and every check stores and analyses its answer. Switch the search off, or make sure that your agreement with Google allows it.";
}
