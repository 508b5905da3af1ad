import {
  changeInSentence,
  type Dashboard,
  steadyInSentence,
  type Changes as Told,
} from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { changePlace } from '../../domain/rate/change-place.ts';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { Skeleton } from '../../ui/states.tsx';
import styles from './changes.module.css';
import { FlipList } from './flip-list.tsx';
import { FoldedFlips } from './folded-flips.tsx';
import { listFlips } from './list-changes.ts';
import * as messages from './messages.ts';

const SHOWN_MAX = 8;

/** What changed significantly, the largest first; folded away, what flipped against its report before. Null while it loads. */
export function Changes({ dashboard }: { dashboard: Dashboard | null }) {
  if (!dashboard) return <Skeleton height="68px" />;
  const { channels, changes } = dashboard;
  const flips = listFlips(channels);
  const compared = channels.flatMap(({ latest, previous }) => (latest && previous ? [latest.revision] : []));
  return (
    <>
      <ChangeList changes={changes} />
      <FoldedFlips revisions={compared}>
        <FlipList flips={flips.slice(0, SHOWN_MAX)} />
        {flips.length > SHOWN_MAX && (
          <Link to="/tracker/reports" className={styles.more}>
            {messages.moreInReports({ count: flips.length - SHOWN_MAX })}
          </Link>
        )}
      </FoldedFlips>
    </>
  );
}

function ChangeList({ changes }: { changes: Told }) {
  const waitInWords = useWaitInWords();
  const { items, wait } = changes;
  if (items.length === 0) {
    const waits = waitInWords(wait);
    return (
      <p className={styles.words}>
        {steadyInSentence(changes) ?? (waits === undefined ? messages.noReportYet : `${waits}.`)}
      </p>
    );
  }
  return (
    <ul className={styles.changes}>
      {items.slice(0, SHOWN_MAX).map((change) => (
        <li key={JSON.stringify([change.channel, change.subject])}>
          <Link {...changePlace(change)}>{changeInSentence(change, messages.you)}</Link>
        </li>
      ))}
      {items.length > SHOWN_MAX && (
        <li className="quiet">{messages.smallerChanges({ count: items.length - SHOWN_MAX })}</li>
      )}
    </ul>
  );
}
