import { randomKey } from './random-key.ts';

/** A call to the server: its path, whose ids are `{id}`; status 0 where nothing was answered. */
export interface CallSample {
  endpoint: string;
  response_time_ms: number;
  status_code: number;
  at_ms: number;
}

export interface LoggedError {
  id: string;
  message: string;
  stack: string | null;
  level: 'error' | 'warning' | 'info';
  at_ms: number;
  user_id: string | null;
  /** Without its search. */
  url: string;
  user_agent: string;
  metadata: Record<string, string | number>;
}

/** What this page's calls took and what failed in it; both lists grow at their end, up to a bound. */
export interface BrowserLog {
  calls: CallSample[];
  errors: LoggedError[];
  /** Is called with each call once it is over. */
  onCall: ((call: CallSample) => void) | null;
  note(
    error: Pick<LoggedError, 'message' | 'level'> & Partial<Pick<LoggedError, 'stack' | 'metadata'>>,
  ): void;
}

/** More calls than a page makes in the hour that they are kept for. */
export const CALLS_MAX = 2_000;
export const ERRORS_MAX = 1_000;

/** Makes the log. Nothing of it leaves the browser unless `onCall` sends it. */
export function createBrowserLog({
  page,
  now = Date.now,
}: {
  page: () => Pick<LoggedError, 'url' | 'user_agent' | 'user_id'>;
  now?: () => number;
}): BrowserLog {
  const errors: LoggedError[] = [];
  return {
    calls: [],
    errors,
    onCall: null,
    note: ({ message, level, stack = null, metadata = {} }) => {
      errors.push({ id: randomKey(), message, stack, level, at_ms: now(), metadata, ...page() });
      if (errors.length > ERRORS_MAX) errors.shift();
    },
  };
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/)\d+(?=\/|$)/gi;
const SERVER_FAULT = 500;

/** Fetch that tells the log of each call how long it took until its answer began, and what was refused or failed. */
export function watchCalls(
  send: typeof fetch,
  log: BrowserLog,
  { now = Date.now, elapsed = () => performance.now() } = {},
): typeof fetch {
  return async (input, init) => {
    const asked = input instanceof Request ? input : null;
    const endpoint = new URL(asked?.url ?? String(input), 'http://here').pathname.replaceAll(ID, '{id}');
    const method = init?.method ?? asked?.method ?? 'GET';
    const started = elapsed();
    const add = (status_code: number) => {
      const response_time_ms = Math.round(elapsed() - started);
      const call = { endpoint, response_time_ms, status_code, at_ms: now() };
      log.calls.push(call);
      log.onCall?.(call);
      if (log.calls.length > CALLS_MAX) log.calls.shift();
    };
    try {
      const response = await send(input, init);
      const { ok, status, statusText } = response;
      add(status);
      if (!ok)
        log.note({
          message: `HTTP ${status}${statusText && `: ${statusText}`}`,
          level: status >= SERVER_FAULT ? 'error' : 'warning',
          metadata: { method, endpoint, status },
        });
      return response;
    } catch (error) {
      // What the page itself gave up has not failed.
      if (error instanceof Error && error.name === 'AbortError') throw error;
      add(0);
      const message = error instanceof Error ? error.message : String(error);
      log.note({ message: `Network Error: ${message}`, level: 'error', metadata: { method, endpoint } });
      throw error;
    }
  };
}
