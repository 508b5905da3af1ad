import type { ErrorComponentProps } from '@tanstack/react-router';
import { RequestError } from '../lib/request-error.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './page-error.module.css';

/** What stands in place of a page that could not be drawn. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const id = error instanceof RequestError ? error.id : null;
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>Page Error</h1>
      <p className={styles.text}>This page encountered an error and cannot be displayed.</p>
      {error instanceof RequestError && <p className={styles.text}>{error.message}</p>}
      {id && <p className={styles.id}>Error ID: {id}</p>}
      <div className={styles.actions}>
        <Button look="primary" onClick={reset}>
          Try Again
        </Button>
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </div>
  );
}
