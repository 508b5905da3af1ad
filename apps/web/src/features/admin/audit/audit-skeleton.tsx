import { Loading, Skeleton } from '../../../ui/states.tsx';
import styles from './audit-entries.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The shape of audit rows, and of rows like them, while they load. */
export function AuditSkeleton({ label = 'Loading the audit rows...' }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className={styles.entries}>
        {ROWS.map((row) => (
          <div key={row} className={styles.entry}>
            <Skeleton width="40%" />
            <Skeleton width="70%" />
            <Skeleton width="55%" height="0.75rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
