import {
  CHANGE_WORDS,
  CHANNEL_LABELS,
  type Dashboard,
  type ListedChange,
  steadyInSentence,
  type Changes as Told,
} from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { sizeInWords } from '../../domain/rate/change-in-words.ts';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
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
  const { channels, changes, range } = dashboard;
  const flips = listFlips(channels);
  const compared = channels.flatMap(({ latest }) => (latest?.previous_report_id ? [latest] : []));
  return (
    <>
      <ChangeList changes={changes} days={range.days} />
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

function ChangeList({ changes, days }: { changes: Told; days: number }) {
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
    <ul className="rows card">
      {items.slice(0, SHOWN_MAX).map((change) => (
        <li key={JSON.stringify([change.channel, change.subject])} className={styles.change}>
          <Change change={change} days={days} />
        </li>
      ))}
      {items.length > SHOWN_MAX && (
        <li className={styles.rest}>{messages.smallerChanges({ count: items.length - SHOWN_MAX })}</li>
      )}
    </ul>
  );
}

/** '▼ 66 payroll software for startups, Claude, 85% → 19%': it leads to the answers that show it. */
function Change({ change, days }: { change: ListedChange; days: number }) {
  const { channel, verdict, before, after: now, recent, window_days } = change;
  return (
    <>
      <ChangeMark verdict={verdict} sizes={{ before, now }} words={CHANGE_WORDS[verdict]} explains={false} />
      <div className={styles.subject}>
        <Link {...changePlace(change)} className="row-link">
          {subjectOf(change)}
        </Link>
        <span className={styles.on}>
          <ChannelShape channel={channel} />
          {CHANNEL_LABELS[channel]}
          <span>
            {messages.answersCompared({
              answers: recent.answers,
              days: window_days,
              hasDays: window_days === days ? 'no' : 'yes',
            })}
          </span>
        </span>
      </div>
      <span className={styles.sizes}>{sizeInWords({ before, now })}</span>
    </>
  );
}

function subjectOf({ subject }: ListedChange): string {
  if (subject.kind === 'keyword') return subject.keyword;
  return subject.kind === 'topic' ? messages.ofTopic({ topic: subject.topic }) : messages.allOfTheKeywords;
}
