import { Loading, Skeleton } from '../../ui/states.tsx';
import styles from './answer-view.module.css';
import * as messages from './messages.ts';

/** An answer that is still being loaded. */
export function AnswerSkeleton() {
  return (
    <Loading label={messages.loadingTheAnswer}>
      <div className={styles.view}>
        <div className={styles.conversation}>
          <Skeleton width="180px" height="24px" />
          <Skeleton width="100%" height="44px" />
          {['96%', '88%', '92%', '40%', '90%', '84%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div className={styles.evidence}>
          <EvidenceSkeleton />
        </div>
      </div>
    </Loading>
  );
}

/** What stands beside the answer, still being loaded. */
export function EvidenceSkeleton() {
  return (
    <>
      <Skeleton height="96px" />
      <Skeleton height="120px" />
    </>
  );
}
