import type { Channel, Dashboard, DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { unlikeInWords } from '../../domain/rate/headline-in-words.ts';
import { LeftOutLink } from '../../domain/rate/left-out.tsx';
import { leftOutOf } from '../../domain/rate/left-out-search.ts';
import { Fold } from '../../ui/fold.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { cardBasis } from './card-in-words.ts';
import styles from './how-counted.module.css';
import * as messages from './messages.ts';
import { NextRefresh } from './next-refresh.tsx';

interface HowCountedProps {
  channels: Dashboard['channels'];
  checking: readonly Channel[];
}

/** The basis of all rates, and each assistant's days, left-out answers and times. */
export function HowCounted({ channels, checking }: HowCountedProps) {
  return (
    <Fold title={messages.howThisIsCounted}>
      <div className={styles.content}>
        <p>{messages.whatIsARate}</p>
        <p>{messages.whatTheSignsSay}</p>
        <ul>
          {channels
            .filter(({ headline }) => headline.why_none !== 'never_checked')
            .map((of) => (
              <li key={of.channel}>
                <ChannelBadge channel={of.channel} />{' '}
                <Details of={of} isChecking={checking.includes(of.channel)} />
              </li>
            ))}
        </ul>
      </div>
    </Fold>
  );
}

function Details({ of, isChecking }: { of: DashboardChannel; isChecking: boolean }) {
  const { channel, headline, latest, results } = of;
  return (
    <>
      {cardBasis(headline, results)} {unlikeInWords(headline)}{' '}
      {latest && (
        <Link to="/tracker/reports/$id" params={{ id: latest.id }}>
          <Freshness iso={latest.created_at} label={messages.reported} />
        </Link>
      )}
      {headline.empty_answers > 0 && (
        <>
          {' · '}
          <LeftOutLink count={headline.empty_answers} of={leftOutOf(channel, headline)} />
        </>
      )}
      {(isChecking || of.refresh?.next_refresh_at) && (
        <>
          {' · '}
          <NextRefresh of={of} isChecking={isChecking} />
        </>
      )}
    </>
  );
}
