import type { FailedLoad } from '../lib/failed-load.ts';
import { loadFailureInWords } from '../lib/load-failure.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './failed-part.module.css';

interface FailedPartProps extends FailedLoad {
  /** What could not be shown, as a sentence without its full stop. */
  title: string;
}

/** Less than a page could not be loaded: said in one line beside what could, with the way to try again. */
export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  return (
    <Alert tone="warning">
      <div className={styles.part}>
        <p>
          {title}. {loadFailureInWords(error)}
        </p>
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
