import { Loading, Skeleton } from '../../../ui/states.tsx';
import styles from '../figures.module.css';
import * as messages from './messages.ts';

const FIGURES = ['one', 'two', 'three', 'four', 'five'];

/** The shape of the numbers while they load. */
export function OverviewSkeleton() {
  return (
    <Loading label={messages.loadingTheNumbers}>
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="92px" />
        ))}
      </div>
      <Skeleton height="220px" />
    </Loading>
  );
}
