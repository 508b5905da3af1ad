import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { localError, RequestError } from '../lib/request-error.ts';
import { useReportedError } from '../lib/use-reported-error.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './page-error.module.css';
import { UNREACHABLE_PART } from './unreachable-part.ts';

/** What stands in place of a page that could not be drawn. Trying again asks the server anew. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const id = useReportedError(error, 'ROUTE_ERROR');
  const text = error instanceof Error ? error.message : '';
  const isUnreachable = /dynamically imported module|module script failed|preload CSS/i.test(text);
  const known = error instanceof RequestError ? error : null;
  const message = isUnreachable ? localError('NETWORK_ERROR', error).message : known?.message;

  const tryAgain = async () => {
    // A part of the program that failed to load is remembered as failed until the page is loaded anew.
    if (isUnreachable) return location.reload();
    await router.invalidate();
    reset();
  };

  return (
    <div className={styles.page} role="alert" {...(isUnreachable && { [UNREACHABLE_PART]: '' })}>
      <h1 className={styles.title}>Page Error</h1>
      <p className={styles.text}>This page encountered an error and cannot be displayed.</p>
      {message && <p className={styles.text}>{message}</p>}
      {!isUnreachable && <p className={styles.id}>Error ID: {id}</p>}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void tryAgain()}>
          Try Again
        </Button>
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </div>
  );
}
