import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { needsConnection } from '../../lib/needs-connection.ts';
import { isQueuedWrite } from '../../lib/query-client.ts';
import { takeRefusalWords } from '../../lib/refuse-offline.ts';
import { showWhenFree } from '../../lib/show-when-free.ts';
import type { NewToast } from '../../lib/toasts.ts';
import { keepTrimming } from '../../lib/trim-queries.ts';
import { reloadName, UNREACHABLE_PART } from '../../lib/unreachable-part.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useServices } from '../../lib/use-services.ts';
import styles from './connectivity.module.css';
import { connectivityInWords } from './connectivity-in-words.ts';
import * as messages from './messages.ts';
import { OperationList } from './operation-list.tsx';
import { newestOperations, toOperation } from './recent-operations.ts';
import { RefreshNotice } from './refresh-notice.tsx';

const SYNCED_SHOWN_MS = 3000;

const OFFLINE = {
  title: messages.offlineMode,
  description: messages.offlineHint,
};

/** Says when the connection is gone or back and how much waits for it, and keeps what waits from being left behind. */
export default function Connectivity(): ReactNode {
  const { history } = useRouter();
  const isOnline = useOnline();
  const writes = useMutationState({
    filters: { status: 'pending', predicate: isQueuedWrite },
    select: ({ state }) => state.isPaused,
  });
  const queued = writes.length;
  const { isCatchingUp, hasCaughtUp } = useCatchingUp(isOnline, queued);
  useToasts(isOnline, queued);

  const mustStay = queued > 0 && isCatchingUp;
  useEffect(() => {
    if (!mustStay) return;
    return history.block({
      // What waits is known to these pages alone.
      blockerFn: ({ nextLocation }) =>
        !nextLocation.pathname.startsWith('/tracker') && !confirm(messages.leaveUnsaved),
      enableBeforeUnload: true,
    });
  }, [history, mustStay]);

  const wasCutOff = useRef(false);
  useEffect(() => {
    if (!isOnline) wasCutOff.current = true;
    // A part of the program that could not be loaded stands there only once the page is loaded anew. Where the connection
    // was never gone that would not help, and be done for ever.
    if (wasCutOff.current && isOnline && queued === 0 && document.querySelector(`[${UNREACHABLE_PART}]`))
      location.reload();
  }, [isOnline, queued]);

  useEffect(() => takeRefusalWords(needsConnection), []);
  useFailedParts();
  usePagesAhead();
  // Here, because it is loaded after the page: what it costs is no part of the first load.
  const queryClient = useQueryClient();
  useEffect(() => keepTrimming(queryClient), [queryClient]);

  const words = connectivityInWords({
    isOnline,
    queued,
    isSending: writes.some((isPaused) => !isPaused),
    isCatchingUp,
    hasCaughtUp,
  });
  const [isOpen, setOpen] = useState(false);
  if (words) return <Badge {...words} isOpen={isOpen} onOpen={setOpen} />;
  // Who reads the list is not left without it when there is nothing more to say.
  if (isOpen) return <Badge text={messages.recentOperations} tone="level" isOpen onOpen={setOpen} />;
  return <RefreshNotice />;
}

interface BadgeProps {
  text: string;
  tone: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** What is said of the connection; with the newest operations of the queue behind it, once there are any. An open list can always be closed. */
function Badge({ text, tone, isOpen, onOpen }: BadgeProps) {
  const operations = newestOperations(
    useMutationState({ filters: { predicate: isQueuedWrite }, select: toOperation }),
  );
  const listId = useId();
  return (
    <div className={styles.place}>
      {isOpen && <OperationList id={listId} operations={operations} />}
      <p role="status" className={styles.badge} data-tone={tone}>
        {operations.length === 0 && !isOpen ? (
          text
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => onOpen(!isOpen)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onOpen(false);
            }}
          >
            {text}
          </button>
        )}
      </p>
    </div>
  );
}

/**
 * The router loads the page anew when a part of the program is not there, because a newer one may have been installed.
 * Without a connection that would end on the browser's own error page: then it is not done, and the part says so itself.
 */
function useFailedParts(): void {
  useEffect(() => {
    const hear = (event: Event) => {
      if (onlineManager.isOnline() && navigator.onLine) return;
      const name = reloadName((event as Event & { payload: Error }).payload);
      sessionStorage.setItem(name, '1');
      addEventListener('online', () => sessionStorage.removeItem(name), { once: true });
    };
    addEventListener('vite:preloadError', hear);
    return () => removeEventListener('vite:preloadError', hear);
  }, []);
}

/** Long after the page itself is there. */
const AHEAD_MS = 8_000;

/** Loads the other pages' programs while nothing else is to be done, so that they open without a connection, too. */
function usePagesAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!onlineManager.isOnline()) return;
      const pages = Object.values(router.routesById).filter(({ id }) => id.startsWith('/_app/tracker'));
      // A part that cannot be had now is asked for again when its page is opened.
      for (const page of pages) void Promise.resolve(router.loadRouteChunk(page)).catch(() => undefined);
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [router]);
}

/** Whether writes that waited are still under way, and for a moment that all of them arrived. */
function useCatchingUp(isOnline: boolean, queued: number) {
  const failed = useMutationState({
    filters: { status: 'error', predicate: isQueuedWrite },
    select: ({ mutationId }) => mutationId,
  }).at(-1);
  const failedBefore = useRef<number | undefined>(undefined);
  const [state, setState] = useState<'level' | 'behind' | 'caught-up'>('level');
  useEffect(() => {
    if (!isOnline && queued > 0 && state !== 'behind') {
      failedBefore.current = failed;
      setState('behind');
    }
    // What was refused is told by its own message; then not all is synced.
    if (state === 'behind' && queued === 0) setState(failed === failedBefore.current ? 'caught-up' : 'level');
  }, [isOnline, queued, failed, state]);
  useEffect(() => {
    if (state !== 'caught-up') return;
    const timer = setTimeout(() => setState('level'), SYNCED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { isCatchingUp: state === 'behind' && queued > 0, hasCaughtUp: state === 'caught-up' };
}

function useToasts(isOnline: boolean, queued: number): void {
  const { toasts } = useServices();
  const waiting = useRef(queued);
  waiting.current = queued;
  const wasOnline = useRef(true);
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    const toast: NewToast = isOnline
      ? {
          title: messages.backOnline,
          description: waiting.current > 0 ? messages.queueIsProcessed : messages.connectionIsRestored,
        }
      : OFFLINE;
    // A message with an action, an undo for example, keeps its time.
    if (toasts.current()?.action) return showWhenFree(toasts, toast);
    toasts.show(toast);
  }, [isOnline, toasts]);
}
