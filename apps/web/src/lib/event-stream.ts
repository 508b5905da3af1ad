import { type EventStreamStart, LIMITS, missedSince, type ServerEvent } from '@answerscope/contract';
import { onlineManager } from '@tanstack/react-query';

/**
 * An event of the server; 'ready': the stream is open, or may have missed events; 'refused': it could not be opened again,
 * because the server is away or the session has ended.
 */
export type LiveEvent = ServerEvent | ({ type: 'ready' } & EventStreamStart) | { type: 'refused' };

/**
 * The types of changes that a live event tells to a page whose oldest read began `readAgeMs` ago; null when anything may
 * have changed.
 */
export function changesIn(event: LiveEvent, readAgeMs: number): ServerEvent['type'][] | null {
  if (event.type === 'refused') return [];
  return event.type === 'ready' ? missedSince(event, readAgeMs) : [event.type];
}

/** How long to wait before the next attempt: 1, 2, 5, then 10 seconds. */
export function reconnectDelayMs(failures: number): number {
  const delays = LIMITS.event_stream_reconnect_ms;
  return delays[Math.min(failures, delays.length - 1)] ?? delays[0];
}

/** The lock and the channel that the tabs of a browser share. */
const STREAM = 'answerscope:events';

type Listener = (event: LiveEvent) => void;

/** What the listeners of one tab share. */
interface Hub {
  listeners: Set<Listener>;
  stop: () => void;
}

let hub: Hub | null = null;

/** Listens to the server's events until the returned function is called. All listeners of a tab share what it hears. */
export function listenToEvents(onEvent: Listener): () => void {
  hub ??= openHub();
  const opened = hub;
  opened.listeners.add(onEvent);
  return () => {
    if (opened.listeners.delete(onEvent) && opened.listeners.size === 0) close(opened);
  };
}

/** Nobody is signed in any more: this tab asks for no stream until somebody listens anew. */
export function closeEvents(): void {
  if (hub) close(hub);
}

function close(opened: Hub): void {
  if (hub === opened) hub = null;
  opened.stop();
}

/**
 * One stream per browser: the tab that holds the lock keeps it open and passes on what it hears; when that tab goes,
 * another takes over. A later tab has a stream of its own until it is ready, which says what changed before the tab could
 * hear the others. Without locks (plain http) each tab keeps its own and passes on nothing.
 */
function openHub(): Hub {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listeners = new Set<Listener>();
  const opened: Hub = { listeners, stop: () => stopped.abort() };
  const publish = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  const { locks } = navigator;
  if (!locks) {
    void keepStreamOpen(publish, signal);
    return opened;
  }
  const others = new BroadcastChannel(STREAM);
  others.onmessage = ({ data }) => publish(data);
  signal.addEventListener('abort', () => others.close());
  const hear = (event: LiveEvent) => {
    publish(event);
    others.postMessage(event);
  };
  let isHeir = false;
  const catchUp = () => {
    isHeir = true;
    const caughtUp = new AbortController();
    const untilReady = (event: LiveEvent) => {
      publish(event);
      if (event.type === 'ready') caughtUp.abort();
    };
    void keepStreamOpen(untilReady, AbortSignal.any([signal, caughtUp.signal]));
  };
  locks.query().then(({ held }) => held?.some(({ name }) => name === STREAM) && catchUp(), catchUp);
  locks
    .request(STREAM, { signal }, async () => {
      // The tab before may have signed out, which is about to be said to this one.
      if (isHeir) await wait(LIMITS.event_stream_reconnect_ms[0], signal);
      await keepStreamOpen(hear, signal);
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  return opened;
}

/**
 * Opens the stream and opens it again whenever it breaks or falls silent, without a connection as soon as there is one;
 * ends with the signal.
 */
async function keepStreamOpen(onEvent: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await untilOnline(signal);
    if (signal.aborted) return;
    const wasReady = await runStream(onEvent, signal);
    if (signal.aborted) return;
    failures = wasReady ? 0 : failures + 1;
    if (failures === 1) onEvent({ type: 'refused' });
    await wait(reconnectDelayMs(failures), signal);
  }
}

/** One connection. Ends when it breaks, when nothing is heard for too long, or with the signal. */
function runStream(onEvent: Listener, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/events');
    let wasReady = false;
    let silence: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
      source.close();
      resolve(wasReady);
    };
    const expectWithin = (ms: number) => {
      clearTimeout(silence);
      silence = setTimeout(end, ms);
    };
    const heard = () => expectWithin(LIMITS.heartbeat_ms + LIMITS.event_stream_timeout_ms);
    expectWithin(LIMITS.event_stream_timeout_ms);
    signal.addEventListener('abort', end);
    source.addEventListener('error', end);
    source.addEventListener('heartbeat', heard);
    source.addEventListener('ready', ({ data }) => {
      wasReady = true;
      heard();
      onEvent({ type: 'ready', ...JSON.parse(data) });
    });
    source.addEventListener('message', ({ data }) => {
      heard();
      const event = toServerEvent(data);
      if (event) onEvent(event);
    });
  });
}

/**
 * An event as it came over the stream, null for what is none. Only its shape is looked at: the schema would make every
 * page load the whole validator, and the ids in it do no more than name what is loaded again.
 */
export function toServerEvent(text: string): ServerEvent | null {
  const value: unknown = JSON.parse(text);
  const isEvent =
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
  return isEvent ? (value as ServerEvent) : null;
}

function untilOnline(signal: AbortSignal): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const unsubscribe = onlineManager.subscribe((isOnline) => {
      if (isOnline) done();
    });
    signal.addEventListener('abort', done);
  });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
