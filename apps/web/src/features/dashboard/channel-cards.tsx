import type { Channel, Dashboard, DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { otherDays } from '../../domain/rate/change-in-words.ts';
import { sizesOf, unlikeInWords, whyNone } from '../../domain/rate/headline-in-words.ts';
import { LeftOut } from '../../domain/rate/left-out.tsx';
import { leftOutOf } from '../../domain/rate/left-out-search.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { cardBasis } from './card-in-words.ts';
import styles from './channel-cards.module.css';
import * as messages from './messages.ts';
import { NextRefresh } from './next-refresh.tsx';

/**
 * Each assistant over the range of days: its rate, how sure that is, and whether it changed significantly; a card opens
 * its newest report. Null while it loads.
 */
export function ChannelCards({
  channels,
  checking = [],
}: {
  channels: Dashboard['channels'] | null;
  /** Assistants that a check under way asks. */
  checking?: readonly Channel[];
}) {
  if (!channels) {
    return (
      <ul className={styles.cards} aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.card}>
            <div>
              <Skeleton width="96px" />
            </div>
            <Skeleton width="200px" height="29px" />
            <Skeleton width="150px" height="24px" />
            <div className={styles.basis}>
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.cards}>
      {channels.map((channel) => (
        <li key={channel.channel} className={styles.card}>
          <ChannelBadge channel={channel.channel} />
          <Boundary level="inline">
            {channel.headline.why_none === 'never_checked' ? (
              <Unasked of={channel} isChecking={checking.includes(channel.channel)} />
            ) : (
              <Card of={channel} isChecking={checking.includes(channel.channel)} />
            )}
          </Boundary>
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  of: DashboardChannel;
  isChecking: boolean;
}

function Card({ of, isChecking }: CardProps) {
  const { channel, headline, latest, results } = of;
  const waitInWords = useWaitInWords();
  const { current, change, basis, empty_answers } = headline;
  return (
    <>
      {current ? (
        <RateFigure
          k={current.mentions}
          n={current.answers}
          interval={current.interval}
          similar={current.interval_for_similar_keywords}
          size="large"
        />
      ) : (
        <span className={styles.none}>{messages.noRate({ why: whyNone(headline) })}</span>
      )}
      {basis === 'window' && current && (
        <ChangeBadge
          change={change.verdict}
          sizes={sizesOf(change)}
          days={otherDays(change, current.window_days)}
          wait={waitInWords(change.wait)}
        />
      )}
      <p className={styles.basis}>
        {cardBasis(headline, results)}{' '}
        {latest && (
          <>
            <Link to="/tracker/reports/$id" params={{ id: latest.id }} className={styles.report}>
              <Freshness iso={latest.created_at} label={messages.reported} />
            </Link>
            {'. '}
          </>
        )}
        <LeftOut count={empty_answers} of={leftOutOf(channel, headline)} /> {unlikeInWords(headline)}{' '}
        <NextRefresh of={of} isChecking={isChecking} />
      </p>
    </>
  );
}

function Unasked({ of, isChecking }: CardProps) {
  return (
    <p className={styles.basis}>
      {!isChecking && `${whyUnasked(of)} `}
      <NextRefresh of={of} isChecking={isChecking} />
    </p>
  );
}

function whyUnasked({ is_in_plan, is_configured }: DashboardChannel): string {
  if (!is_in_plan) return messages.notInYourPlan;
  return is_configured ? messages.notAskedYet : messages.notSetUpAdministratorCan;
}
