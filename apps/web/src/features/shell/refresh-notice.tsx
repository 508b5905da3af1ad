import { useFailedRefreshes } from '../../lib/use-failed-refreshes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './connectivity.module.css';
import * as messages from './messages.ts';

/** Says that something on the page could not be read again, so that nobody takes it for the newest. */
export function RefreshNotice() {
  const retry = useFailedRefreshes();
  if (!retry) return null;
  return (
    <div role="status" className={styles.badge} data-tone="stale">
      {messages.someNotRefreshed}
      <Button size="small" look="quiet" onClick={retry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
