import type { Channel, Dashboard, DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import { headlineChange, sizesOf, whyNone } from '../../domain/rate/headline-in-words.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/states.tsx';
import styles from './channel-cards.module.css';
import * as messages from './messages.ts';
import { NextRefresh } from './next-refresh.tsx';

/** The rate of each assistant, its change, likely range and answers. A card opens the assistant's page. Null while it loads. */
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
            <div className={styles.basis}>
              <Skeleton width="96px" />
            </div>
            <Skeleton width="120px" height="43px" />
            <div className={styles.basis}>
              <Skeleton width="140px" />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.cards}>
      {channels.map((of) => (
        <li key={of.channel} className={styles.card}>
          {of.headline.why_none === 'never_checked' ? (
            <span className={styles.name}>
              <ChannelBadge channel={of.channel} />
            </span>
          ) : (
            <Link to={`/tracker/${of.channel}`} className={classNames('row-link', styles.name)}>
              <ChannelBadge channel={of.channel} />
            </Link>
          )}
          <Boundary level="inline">
            {of.headline.why_none === 'never_checked' ? (
              <Unasked of={of} isChecking={checking.includes(of.channel)} />
            ) : (
              <Rate headline={of.headline} />
            )}
          </Boundary>
        </li>
      ))}
    </ul>
  );
}

function Rate({ headline }: Pick<DashboardChannel, 'headline'>) {
  const timeZone = useTimeZone();
  const { current, change, basis } = headline;
  if (!current) return <span className={styles.none}>{messages.noRate({ why: whyNone(headline) })}</span>;
  return (
    <RateFigure
      k={current.mentions}
      n={current.answers}
      interval={current.interval}
      similar={current.interval_for_similar_keywords}
      size="large"
      beside={
        basis === 'window' && (
          <ChangeMark
            verdict={change.verdict}
            sizes={sizesOf(headline)}
            words={headlineChange(headline, timeZone)}
          />
        )
      }
    />
  );
}

interface UnaskedProps {
  of: DashboardChannel;
  isChecking: boolean;
}

function Unasked({ of, isChecking }: UnaskedProps) {
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
