import {
  ERROR_REPORT_LIMITS,
  type ErrorCategory,
  type ErrorReport,
  isReportableMessage,
  SEVERITY_OF,
} from '@answerscope/contract';
import { type Fetcher, sendJson } from './fetcher.ts';
import { RequestError } from './request-error.ts';
import { isRefusedByView } from './view-as.ts';

const WINDOW_MS = 60_000;
const QUEUE = 'error-reports';

/** Tells the operator what broke in this browser. */
export interface ErrorReporter {
  /** Reports an error once; noise, and one that came too often, is left out. */
  report(error: unknown, facts: { category: ErrorCategory; id?: string | null }): void;
  /** Sends what waited for a connection. */
  sendQueued(): Promise<void>;
}

/** The words by which an error is told from noise. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
}

/** True for an error that a user should hear of. */
export function isReported(error: unknown): boolean {
  return isReportableMessage(wordsOf(error));
}

/** True for an error that the operator should hear of, too: no refusal, no lack of a connection, and nothing that the server has answered with an id and told by itself. */
export function isReportable(error: unknown): boolean {
  const isAnswer = error instanceof RequestError && (error.status < 500 || error.id !== null);
  return !isAnswer && isReported(error);
}

/** Makes the reporter; what cannot be sent now waits in `storage` as long as the browser keeps it. */
export function createErrorReporter({
  fetcher,
  storage,
  page,
  onReported,
  now = Date.now,
}: {
  fetcher: Fetcher;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Where it is, without its search, and the version of the product that has sent it. */
  page: () => { origin: string; path: string; version: string | undefined; userAgent: string };
  onReported?: (category: ErrorCategory) => void;
  now?: () => number;
}): ErrorReporter {
  const sentAt = new Map<string, number[]>();
  let sending: Promise<void> | null = null;

  const isTooOften = (words: string): boolean => {
    const recent = (sentAt.get(words) ?? []).filter((at) => now() - at < WINDOW_MS);
    if (recent.length >= ERROR_REPORT_LIMITS.error_reports_per_minute) return true;
    if (sentAt.size >= ERROR_REPORT_LIMITS.error_queue_max) sentAt.clear();
    sentAt.set(words, [...recent, now()]);
    return false;
  };
  const keep = (reports: readonly ErrorReport[]) => {
    try {
      storage().setItem(QUEUE, JSON.stringify(reports.slice(-ERROR_REPORT_LIMITS.error_queue_max)));
    } catch {
      // A browser that keeps nothing: what could not be sent is lost, which is better than a second error.
    }
  };
  const kept = (): ErrorReport[] => {
    try {
      const read: unknown = JSON.parse(storage().getItem(QUEUE) ?? '[]');
      return Array.isArray(read) ? read : [];
    } catch {
      return [];
    }
  };
  const sendAll = async () => {
    for (let [next] = kept(); next !== undefined; [next] = kept()) {
      try {
        await sendJson(fetcher, '/api/errors', next);
      } catch (error) {
        const isRefused = error instanceof RequestError && error.status >= 400 && error.status < 500;
        // Another day, or after the view as a user; what the server will never take is let go.
        if (!isRefused || error.status === 429 || isRefusedByView(error)) return;
      }
      keep(kept().slice(1));
    }
  };
  const sendQueued = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  return {
    sendQueued,
    report: (error, { category, id }) => {
      if (!isReportable(error)) return;
      const words = wordsOf(error);
      if (isTooOften(words)) return;
      onReported?.(category);
      keep([...kept(), toReport(error, { category, id, at: new Date(now()), ...page() })]);
      void sendQueued();
    },
  };
}

interface ReportFacts {
  category: ErrorCategory;
  id: string | null | undefined;
  at: Date;
  origin: string;
  path: string;
  version: string | undefined;
  userAgent: string;
}

/** What is told of an error, as POST /api/errors takes it (specification 7.1). */
function toReport(
  error: unknown,
  { category, id, at, origin, path, version, userAgent }: ReportFacts,
): ErrorReport {
  const known = error instanceof Error ? error : null;
  const stack = known?.stack?.slice(0, ERROR_REPORT_LIMITS.error_stack_max);
  const route = path.slice(0, ERROR_REPORT_LIMITS.error_route_max);
  return {
    message: (known?.message || wordsOf(error)).slice(0, ERROR_REPORT_LIMITS.error_message_max),
    ...(known && { name: known.name.slice(0, ERROR_REPORT_LIMITS.error_name_max) }),
    ...(stack && { stack }),
    category,
    severity: SEVERITY_OF[category],
    ...(id && { errorId: id.slice(0, ERROR_REPORT_LIMITS.error_id_max) }),
    url: origin + route,
    ...(version && { version }),
    timestamp: at.toISOString(),
    userAgent: userAgent.slice(0, ERROR_REPORT_LIMITS.error_browser_max),
    context: { route },
  };
}
