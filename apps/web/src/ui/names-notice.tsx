import { useJudgedNames } from '../lib/use-judged-names.ts';
import { Alert } from './alert.tsx';
import { ButtonLink } from './button.tsx';
import styles from './names-notice.module.css';

/** Stands over rates while changed names do not hold: whom they are about, and where the change is seen and accepted. */
export function NamesNotice() {
  const names = useJudgedNames();
  if (!names?.areChanged) return null;
  return (
    <Alert tone="warning">
      <div className={styles.notice}>
        <div>
          <b>The names you changed do not hold for older answers yet</b>
          <p>
            {names.isRenamed
              ? `All numbers are about ${names.company}`
              : 'All numbers stand on the names before'}{' '}
            until you accept the change. No assistant is asked for it.
          </p>
        </div>
        <ButtonLink to="/tracker/competitive-intel">See what would change</ButtonLink>
      </div>
    </Alert>
  );
}
