import type { ServerResponse } from 'node:http';
import { LIMITS, ServerEvent } from '@answerscope/contract';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ConnectionSettings, Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';

const CHANNEL = 'answerscope_events';
const STREAMS_PER_USER_MAX = 8;

/** What every stream begins with. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Tells every stream of a user; delivered when the transaction commits, lost with it when it does not. */
export async function publishEvent(tx: Transaction, userId: string, event: ServerEvent): Promise<void> {
  const notify: SQL = sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ user_id: userId, event })})`;
  await tx.execute(notify);
}

export interface EventStreams {
  /** Opens a stream to a user's browser, by one of the user's sessions, on a response that has sent nothing yet. */
  open(response: ServerResponse, by: { userId: string; sessionId: string }): void;
  count(): number;
  stop(): Promise<void>;
}

/** Passes the database's notifications on to the browsers connected to this process. */
export async function startEventStreams(settings: {
  connection: ConnectionSettings;
  /** What a browser that connects may have missed: the current state of what moves by itself. */
  stateOf: (userId: string) => Promise<ServerEvent[]>;
  /** Which of these sessions still hold: one that was signed out, has run out or whose account is inactive does not. */
  liveSessions: (sessionIds: string[]) => Promise<Set<string>>;
  log: Log;
  heartbeatMs?: number;
}): Promise<EventStreams> {
  const streams = new Map<string, Set<ServerResponse>>();
  const sessions = new Map<ServerResponse, string>();
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const { ssl, ...connection } = settings.connection;
    const next = new pg.Client({
      ...connection,
      ssl: ssl ? { rejectUnauthorized: true } : undefined,
      application_name: 'answerscope events',
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = null;
      if (!stopped) retry = setTimeout(() => void relisten(), 1_000);
    });
    next.on('notification', (message) => deliver(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const relisten = async (): Promise<void> => {
    try {
      await listen();
      // What was notified meanwhile is unknown: every browser loads its state again.
      for (const [userId, set] of streams)
        for (const response of set) {
          write(response, 'ready', {});
          void tellState(response, userId);
        }
    } catch (error) {
      settings.log.warn({ err: error }, 'the event connection could not be opened again yet');
    }
  };
  const deliver = (payload: string): void => {
    const message = JSON.parse(payload) as { user_id: string; event: unknown };
    const event = ServerEvent.parse(message.event);
    for (const response of streams.get(message.user_id) ?? []) write(response, 'message', event);
  };

  const tellState = async (response: ServerResponse, userId: string): Promise<void> => {
    try {
      for (const event of await settings.stateOf(userId)) write(response, 'message', event);
    } catch (error) {
      // A browser loads its state again on 'ready' anyway.
      settings.log.warn({ err: error }, 'the state could not be told to a browser that connected');
    }
  };

  /** A stream ends with the session that opened it; while the database is away nothing is told anyway. */
  const endThoseWithoutSession = async (): Promise<void> => {
    try {
      const opened = [...sessions];
      const live = await settings.liveSessions([...new Set(sessions.values())]);
      for (const [response, session] of opened) if (!live.has(session)) response.end();
    } catch (error) {
      settings.log.warn({ err: error }, 'the sessions of event streams could not be looked up');
    }
  };

  await listen();
  const heartbeat = setInterval(() => {
    for (const response of sessions.keys()) write(response, 'heartbeat', {});
    if (sessions.size > 0) void endThoseWithoutSession();
  }, settings.heartbeatMs ?? LIMITS.heartbeat_ms);

  return {
    open: (response, { userId, sessionId }) => {
      const mine = streams.get(userId) ?? new Set();
      if (mine.size >= STREAMS_PER_USER_MAX) for (const oldest of [...mine].slice(0, 1)) oldest.end();
      streams.set(userId, mine.add(response));
      sessions.set(response, sessionId);
      response.writeHead(200, EVENT_STREAM_HEADERS);
      write(response, 'ready', {});
      response.on('close', () => {
        mine.delete(response);
        sessions.delete(response);
        if (mine.size === 0) streams.delete(userId);
      });
      // It hears every change from here on: what is read now cannot be older than what it missed.
      void tellState(response, userId);
    },
    count: () => [...streams.values()].reduce((total, set) => total + set.size, 0),
    stop: async () => {
      stopped = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      for (const set of streams.values()) for (const response of set) response.end();
      await client?.end();
    },
  };
}

function write(response: ServerResponse, event: string, data: unknown): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
