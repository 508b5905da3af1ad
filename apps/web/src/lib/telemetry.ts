import { LIMITS, type ReportedAction, type TelemetryEvent } from '@answerscope/contract';
import type { CallSample } from './browser-log.ts';
import type { BrowserServices } from './browser-services.ts';
import { sendJson } from './fetcher.ts';
import { randomUuid } from './random-key.ts';
import { RequestError } from './request-error.ts';
import { isRefusedByView } from './view-as.ts';

/** Specification 9. */
const FLUSH_MS = 30_000;
const FLUSH_AT = LIMITS.telemetry_events_at_once_max;
const STORED_MS = LIMITS.telemetry_days * 24 * 60 * 60_000;
/** Events that wait for a connection; the oldest make room. */
export const QUEUE_MAX = 10 * FLUSH_AT;
const QUEUE = 'telemetry';
const SESSION = 'telemetry-session';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What happened; the queue adds id, time, session and page. */
export type Observed = Pick<TelemetryEvent, 'event' | 'category'> &
  Partial<Pick<TelemetryEvent, 'duration' | 'success' | 'metadata'>>;

export interface Telemetry {
  add(observed: Observed): void;
  /** Sends everything that waits, in batches. */
  flush(): Promise<void>;
}

/** What the queue needs of the browser it runs in. */
interface Surroundings {
  /** What all tabs share: events that wait. */
  storage: () => Store;
  /** What outlives a reload of this tab: its session. */
  tab: () => Store;
  send: (events: TelemetryEvent[]) => Promise<unknown>;
  /** Whether this browser may report; null while that is unknown. */
  allows: () => boolean | null;
  /** The page as the table of routes has it. */
  component: () => string;
  now?: () => number;
}

/** Makes the queue: an event waits in `storage` until the server has it, for seven days at most. */
export function createTelemetry({
  storage,
  tab,
  send,
  allows,
  component,
  now = Date.now,
}: Surroundings): Telemetry {
  const sessionId = sessionOf(tab);
  // In the place of a storage that is refused or full.
  let memory: TelemetryEvent[] | null = null;
  let sending: Promise<void> | null = null;
  let hasFailed = false;

  const isFresh = (event: TelemetryEvent | null) =>
    event !== null && now() - Date.parse(event.timestamp) < STORED_MS;
  const waiting = (): TelemetryEvent[] => (memory ?? storedEvents(storage)).filter(isFresh);
  const replace = (events: readonly TelemetryEvent[]) => {
    const next = events.slice(-QUEUE_MAX);
    if (memory !== null) {
      memory = next;
      return;
    }
    try {
      storage().setItem(QUEUE, JSON.stringify(next));
    } catch {
      memory = next;
    }
  };

  const sendAll = async () => {
    const isAllowed = allows();
    if (isAllowed === null) return;
    if (!isAllowed) return replace([]);
    for (let batch = waiting().slice(0, FLUSH_AT); batch.length > 0; batch = waiting().slice(0, FLUSH_AT)) {
      try {
        await send(batch);
      } catch (error) {
        hasFailed = !isRefusedForGood(error);
        if (hasFailed) return;
      }
      hasFailed = false;
      const sent = new Set(batch.map(({ id }) => id));
      replace(waiting().filter(({ id }) => !sent.has(id)));
    }
  };
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  return {
    flush,
    add: ({ event, category, duration = null, success = true, metadata = {} }) => {
      if (allows() === false) return;
      replace([
        ...waiting(),
        {
          id: randomUuid(),
          timestamp: new Date(now()).toISOString(),
          sessionId,
          component: component(),
          event,
          category,
          duration: duration && Math.min(Math.round(duration), LIMITS.browser_measure_max),
          success,
          metadata,
        },
      ]);
      // After a failure the next try is the periodic one.
      if (!hasFailed && waiting().length >= FLUSH_AT) void flush();
    },
  };
}

/** Starts the queue of this page: every 30 seconds, and when the page is hidden. */
export function startTelemetry({
  services: { fetcher, actions, log },
  allows,
  component,
}: { services: BrowserServices } & Pick<Surroundings, 'allows' | 'component'>): Telemetry {
  const telemetry = createTelemetry({
    storage: () => localStorage,
    tab: () => sessionStorage,
    send: (events) => sendJson(fetcher, '/api/telemetry', { events }),
    allows,
    component,
  });
  actions.watch((act) => telemetry.add(observedAct(act)));
  log.onCall = (call) => {
    const observed = observedCall(call);
    if (observed) telemetry.add(observed);
  };
  flushOften(telemetry, document);
  return telemetry;
}

/** Flushes every 30 seconds, and when the document is hidden. */
export function flushOften(
  { flush }: Pick<Telemetry, 'flush'>,
  document: Pick<Document, 'addEventListener' | 'visibilityState'>,
): void {
  setInterval(() => void flush(), FLUSH_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
}

/** An act as an event. A reported error is one, too: its category, never its message. */
export function observedAct({ action, element }: Pick<ReportedAction, 'action' | 'element'>): Observed {
  if (action === 'error') return { event: toSlug(element), category: 'error', success: false };
  return { event: action, category: 'user_action', metadata: { element: toSlug(element) } };
}

/** What is asked of an assistant while somebody waits, by the path of its call. */
const AI_OPERATIONS: Readonly<Record<string, Pick<Observed, 'event' | 'metadata'>>> = {
  '/functions/generate-keywords': { event: 'generate-keywords' },
  '/api/topic-ideas/ask': { event: 'topic-ideas' },
  '/functions/check-visibility': { event: 'check-visibility', metadata: { assistant: 'openai' } },
  '/functions/check-visibility-claude': { event: 'check-visibility', metadata: { assistant: 'claude' } },
  '/functions/check-visibility-gemini': { event: 'check-visibility', metadata: { assistant: 'gemini' } },
  '/functions/check-visibility-perplexity': {
    event: 'check-visibility',
    metadata: { assistant: 'perplexity' },
  },
};

/** A call as an event, where it asks an assistant. */
export function observedCall({ endpoint, response_time_ms, status_code }: CallSample): Observed | null {
  const operation = AI_OPERATIONS[endpoint];
  if (operation === undefined) return null;
  const success = status_code >= 200 && status_code < 300;
  return { ...operation, category: 'ai_operation', duration: response_time_ms, success };
}

/** 'API_ERROR' → 'api-error' */
function toSlug(name: string): string {
  const words =
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('-') ?? '';
  return words.slice(0, LIMITS.telemetry_slug_max).replace(/-$/, '') || 'other';
}

/** True where the server will never take the batch. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof RequestError) || isRefusedByView(error)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

function storedEvents(storage: () => Store): TelemetryEvent[] {
  try {
    const read: unknown = JSON.parse(storage().getItem(QUEUE) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** The random id of this tab; of this page only, where the browser stores nothing. */
function sessionOf(tab: () => Store): string {
  try {
    const session = tab().getItem(SESSION) ?? randomUuid();
    tab().setItem(SESSION, session);
    return session;
  } catch {
    return randomUuid();
  }
}
