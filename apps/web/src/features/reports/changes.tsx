import type { DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../ui/states.tsx';
import styles from './changes.module.css';
import { FlipList } from './flip-list.tsx';
import { FoldedFlips } from './folded-flips.tsx';
import { changesInWords, listFlips } from './list-changes.ts';

const SHOWN_MAX = 8;

/** What changed on any assistant by more than chance; folded away, what flipped against its report before. Null while it loads. */
export function Changes({ channels }: { channels: readonly DashboardChannel[] | null }) {
  if (!channels) return <Skeleton height="68px" />;
  const flips = listFlips(channels);
  const compared = channels.flatMap(({ latest, previous }) => (latest && previous ? [latest.revision] : []));
  return (
    <>
      <p className={styles.words}>{changesInWords(channels)}</p>
      <FoldedFlips revisions={compared}>
        <FlipList flips={flips.slice(0, SHOWN_MAX)} />
        {flips.length > SHOWN_MAX && (
          <Link to="/tracker/reports" className={styles.more}>
            {flips.length - SHOWN_MAX} more in the reports
          </Link>
        )}
      </FoldedFlips>
    </>
  );
}
