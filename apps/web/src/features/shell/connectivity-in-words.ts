import * as messages from './messages.ts';

interface Connectivity {
  isOnline: boolean;
  /** Writes that wait or are being sent. */
  queued: number;
  /** One of them is being sent. */
  isSending: boolean;
  /** Writes waited while there was no connection, and not all of them are through yet. */
  isCatchingUp: boolean;
  /** All that waited is through. */
  hasCaughtUp: boolean;
}

interface ConnectivityWords {
  text: string;
  tone: 'offline' | 'waiting' | 'synced';
}

/** What the badge of the connection says; null while there is nothing to say. */
export function connectivityInWords(now: Connectivity): ConnectivityWords | null {
  const operations = { count: now.queued };
  if (!now.isOnline) {
    return {
      text: now.queued === 0 ? messages.youAreOffline : messages.offlineQueued(operations),
      tone: 'offline',
    };
  }
  if (now.isCatchingUp) {
    return {
      text: now.isSending ? messages.syncing(operations) : messages.pending(operations),
      tone: 'waiting',
    };
  }
  return now.hasCaughtUp ? { text: messages.allChangesSynced, tone: 'synced' } : null;
}
