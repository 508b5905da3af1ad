import { CatchBoundary, type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { useReportedError } from '../../../lib/use-reported-error.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from '../../../ui/page-error.module.css';

const RETRIES_MAX = 3;

/**
 * Catches what a page of the back office throws while it is drawn; the frame around it stays. Each page is tried again
 * three times at most, however often somebody comes back to it.
 */
export function AdminBoundary({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const retries = useRef(new Map<string, number>());
  const BrokenPage = useMemo(
    () =>
      function BrokenAdminPage({ error, reset }: ErrorComponentProps) {
        const tried = retries.current.get(path) ?? 0;
        const onRetry = () => {
          retries.current.set(path, tried + 1);
          reset();
        };
        return <BrokenPageWords error={error} left={RETRIES_MAX - tried} onRetry={onRetry} />;
      },
    [path],
  );
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={BrokenPage}>
      {children}
    </CatchBoundary>
  );
}

interface BrokenPageWordsProps {
  error: unknown;
  /** How often it may still be tried again. */
  left: number;
  onRetry: () => void;
}

function BrokenPageWords({ error, left, onRetry }: BrokenPageWordsProps) {
  const router = useRouter();
  const known = error instanceof RequestError ? error : null;
  const id = useReportedError(error, 'ROUTE_ERROR');
  const tryAgain = async () => {
    await router.invalidate();
    onRetry();
  };
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>Page Error</h1>
      <p className={styles.text}>This page encountered an error and cannot be displayed.</p>
      {known && <p className={styles.text}>{errorInWords(known)}</p>}
      <p className={styles.id}>Error ID: {id}</p>
      <div className={styles.actions}>
        {left > 0 && (
          <Button look="primary" onClick={() => void tryAgain()}>
            Try Again ({left} left)
          </Button>
        )}
        <Button onClick={() => location.reload()}>Reload Page</Button>
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </div>
  );
}
