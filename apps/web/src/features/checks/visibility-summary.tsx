import { CHANNELS, type ChannelSummary } from '@answerscope/contract';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { RateFigure } from '../../ui/rate-figure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './visibility-summary.module.css';

/** How often each assistant names the brand in the newest answer to every keyword. Null while it loads. */
export function VisibilitySummary({ channels }: { channels: readonly ChannelSummary[] | null }) {
  if (!channels) {
    return (
      <ul className={styles.channels} aria-busy="true">
        <li className={styles.channel}>
          <div>
            <Skeleton width="96px" />
          </div>
          <Skeleton width="200px" height="29px" />
          <div className={styles.basis}>
            <Skeleton width="320px" />
          </div>
        </li>
      </ul>
    );
  }
  const inOrder = CHANNELS.flatMap((channel) => channels.filter((summary) => summary.channel === channel));
  return (
    <ul className={styles.channels}>
      {inOrder.map(({ channel, keywords, answered, mentioned, failed, last_checked_at }) => (
        <li key={channel} className={styles.channel}>
          <ChannelBadge channel={channel} />
          <RateFigure k={mentioned} n={answered} size="large" />
          <p className={styles.basis}>
            {keywords} {keywords === 1 ? 'keyword' : 'keywords'} checked
            {failed > 0 && `, ${failed} failed and left out`}
            {last_checked_at && (
              <>
                , last <TimeStamp iso={last_checked_at} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
