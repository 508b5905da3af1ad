import type { FailedLoad } from '../lib/failed-load.ts';
import { loadFailureInWords } from '../lib/load-failure.ts';
import { RequestError } from '../lib/request-error.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './failed-part.module.css';
import * as messages from './messages.ts';

interface FailedPartProps extends FailedLoad {
  /** What could not be shown, as a sentence without its full stop. */
  title: string;
}

/** Less than a page could not be loaded: said in one line beside what could, with the way to try again. */
export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  // What is not theirs to see stays so.
  const isForbidden = error instanceof RequestError && error.code === 'FORBIDDEN';
  return (
    <Alert tone="warning">
      <div className={styles.part}>
        <p>{messages.notShownBecause({ what: title, why: loadFailureInWords(error) })}</p>
        {!isForbidden && (
          <Button size="small" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
    </Alert>
  );
}
