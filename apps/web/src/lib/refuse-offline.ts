import { onlineManager } from '@tanstack/react-query';
import { localError, RequestError } from './request-error.ts';

let inWords: ((path: string) => string) | undefined;

/** Takes the words for what is refused: what speaks of the connection brings them, and is loaded after the page. */
export function takeRefusalWords(words: (path: string) => string): void {
  inWords = words;
}

/**
 * Without a connection nothing that would change something is sent, and why is said at once. Queued writes do not come here
 * before there is one. @throws NETWORK_ERROR
 */
export function refuseOffline({ method, url }: Pick<Request, 'method' | 'url'>): void {
  if (method === 'GET' || onlineManager.isOnline()) return;
  const general = localError('NETWORK_ERROR', null);
  const message = inWords?.(new URL(url).pathname);
  throw message === undefined ? general : new RequestError({ code: 'NETWORK_ERROR', status: 0, message });
}
