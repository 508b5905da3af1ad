import { Loading, Skeleton } from '../../../ui/states.tsx';
import styles from '../figures.module.css';

const FIGURES = ['one', 'two', 'three', 'four', 'five'];

/** The shape of the numbers while they load. */
export function OverviewSkeleton() {
  return (
    <Loading label="Loading the numbers...">
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="92px" />
        ))}
      </div>
      <Skeleton height="220px" />
    </Loading>
  );
}
