import type { ServerResponse } from 'node:http';
import { LIMITS, ServerEvent } from '@answerscope/contract';
import { z } from 'zod';
import { chargedAccount, type SignedInActor } from '../context/actor.ts';
import { keepConnection } from '../database/kept-connection.ts';
import type { ConnectionSettings } from '../database/pool.ts';
import { CONTENT_CHANNEL, ENDED_SESSIONS_CHANNEL, listenToEvents } from '../events/publish-event.ts';
import { RecentEvents } from '../events/recent-events.ts';
import { ACCOUNT_ID, type AccountId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';

const STREAMS_PER_USER_MAX = 8;

const Notification = z.object({ account_id: ACCOUNT_ID, event: ServerEvent });
type Notification = z.infer<typeof Notification>;

/** What every stream begins with. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

export interface EventStreams {
  /** Opens a stream to a browser of the actor's, on a response that has sent nothing yet. */
  open(response: ServerResponse, by: SignedInActor): void;
  count(): number;
  stop(): Promise<void>;
}

/** Passes the database's notifications on to the browsers connected to this process. */
export async function startEventStreams(settings: {
  connection: ConnectionSettings;
  /** Which of these sessions still hold: one that was signed out, has run out or whose account is inactive does not. */
  liveSessions: (sessionIds: string[]) => Promise<Set<string>>;
  /** Which of these views of administrators as users go on. */
  openViews: (viewIds: string[]) => Promise<Set<string>>;
  /** Something that visitors read has changed, here or in another process. */
  onContentChange: (path?: string) => void;
  log: Log;
  heartbeatMs?: number;
}): Promise<EventStreams> {
  const streams = new Map<AccountId, Set<ServerResponse>>();
  const openers = new Map<ServerResponse, SignedInActor>();
  const recent = new RecentEvents();
  let hasLoggedUnknown = false;

  const accountAt = (response: ServerResponse): string | null => {
    const by = openers.get(response);
    return by === undefined ? null : chargedAccount(by);
  };

  const deliver = (payload: string): void => {
    const message = readNotification(payload);
    if (message === null) {
      // A newer version beside this one tells what this one does not know; said each time, it would fill the log.
      if (!hasLoggedUnknown)
        settings.log.warn(
          { payload: payload.slice(0, 200) },
          'an event of an unknown kind was not passed on',
        );
      hasLoggedUnknown = true;
      return;
    }
    recent.add(message.account_id, message.event.type);
    for (const response of streams.get(message.account_id) ?? []) write(response, 'message', message.event);
  };

  /**
   * A stream ends with the session that opened it, and with the view that it was opened in; while the database is away
   * nothing is told anyway. Looks at the streams of one user, or at all.
   */
  const endThoseWithoutSession = async (accountId?: string): Promise<void> => {
    const opened = [...openers].filter(
      ([, by]) => accountId === undefined || by.accountId === accountId || chargedAccount(by) === accountId,
    );
    if (opened.length === 0) return;
    try {
      const live = await settings.liveSessions([...new Set(opened.map(([, { sessionId }]) => sessionId))]);
      const viewIds = opened.flatMap(([, { viewer }]) => (viewer === undefined ? [] : [viewer.viewId]));
      const views = viewIds.length === 0 ? new Set() : await settings.openViews([...new Set(viewIds)]);
      for (const [response, { sessionId, viewer }] of opened)
        if (!live.has(sessionId) || (viewer !== undefined && !views.has(viewer.viewId))) response.end();
    } catch (error) {
      settings.log.warn({ err: error }, 'the sessions of event streams could not be looked up');
    }
  };

  const listening = await keepConnection({
    connection: settings.connection,
    name: 'answerscope events',
    onOpen: async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === CONTENT_CHANNEL) settings.onContentChange(payload || undefined);
        else if (channel === ENDED_SESSIONS_CHANNEL) void endThoseWithoutSession(payload);
        else deliver(payload);
      });
      await listenToEvents(client);
      recent.restart();
    },
    onReopened: () => {
      // Events may have been missed: pages are rendered again, and browsers read again what they show.
      settings.onContentChange();
      for (const [accountId, set] of streams)
        for (const response of set) write(response, 'ready', recent.startFor(accountId));
    },
    onFailure: (err) => settings.log.warn({ err }, 'the event connection could not be opened again yet'),
  });
  const heartbeat = setInterval(() => {
    for (const response of openers.keys()) write(response, 'heartbeat', {});
    if (openers.size > 0) void endThoseWithoutSession();
  }, settings.heartbeatMs ?? LIMITS.heartbeat_ms);

  return {
    open: (response, by) => {
      const { accountId } = by;
      // Gone while its session was looked up: its 'close' is over and would be waited for in vain.
      if (response.destroyed || response.writableEnded) return;
      const mine = streams.get(accountId) ?? new Set();
      // Whoever looks on takes none of the user's.
      const sameAccount = [...mine].filter((one) => accountAt(one) === chargedAccount(by));
      if (sameAccount.length >= STREAMS_PER_USER_MAX) sameAccount[0]?.end();
      streams.set(accountId, mine.add(response));
      openers.set(response, by);
      response.writeHead(200, EVENT_STREAM_HEADERS);
      // Whatever is heard from here on is written to the stream.
      write(response, 'ready', recent.startFor(accountId));
      response.on('close', () => {
        mine.delete(response);
        openers.delete(response);
        if (mine.size === 0) streams.delete(accountId);
      });
    },
    count: () => [...streams.values()].reduce((total, set) => total + set.size, 0),
    stop: async () => {
      clearInterval(heartbeat);
      for (const set of streams.values()) for (const response of set) response.end();
      await listening.close();
    },
  };
}

/** Null for what no process of this version sends. */
function readNotification(payload: string): Notification | null {
  try {
    return Notification.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

function write(response: ServerResponse, event: string, data: unknown): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
