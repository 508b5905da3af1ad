import type { FailedLoad } from '../lib/failed-load.ts';
import { RequestError } from '../lib/request-error.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './failed-part.module.css';

interface FailedPartProps extends FailedLoad {
  /** What could not be shown, as a sentence without its full stop. */
  title: string;
}

/** Less than a page could not be loaded: said in one line beside what could, with the way to try again. */
export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  const why = error instanceof RequestError ? error.message : 'An unexpected error occurred.';
  return (
    <Alert tone="warning">
      <div className={styles.part}>
        <p>
          {title}. {why}
        </p>
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
