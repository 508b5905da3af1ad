import type { DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../ui/states.tsx';
import styles from './changes.module.css';
import { FlipList } from './flip-list.tsx';
import { changesInWords, listFlips } from './list-changes.ts';

const SHOWN_MAX = 8;

/** What flipped on any assistant against its report before, each with its answer. Null while it loads. */
export function Changes({ channels }: { channels: readonly DashboardChannel[] | null }) {
  if (!channels) return <Skeleton height="120px" />;
  const flips = listFlips(channels);
  return (
    <>
      <p className={styles.words}>{changesInWords(channels)}</p>
      <FlipList flips={flips.slice(0, SHOWN_MAX)} />
      {flips.length > SHOWN_MAX && (
        <Link to="/tracker/reports" className={styles.more}>
          {flips.length - SHOWN_MAX} more in the reports
        </Link>
      )}
    </>
  );
}
