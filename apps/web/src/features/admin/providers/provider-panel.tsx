import { CHANNEL_LABELS, type ProviderHealth } from '@answerscope/contract';
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClockPause,
  type Icon as IconComponent,
  IconKeyOff,
  IconMoonStars,
} from '@tabler/icons-react';
import { formatExactUsd } from '../../../lib/format.ts';
import { ServerWords } from '../../../lib/server-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { type ProviderState, providerState } from './provider-state.ts';

const STATES: Record<
  ProviderState,
  { label: string; Icon: IconComponent; tone?: 'positive' | 'negative' | 'warning' }
> = {
  asked: { label: messages.answers, Icon: IconCheck, tone: 'positive' },
  idle: { label: messages.notAskedLately, Icon: IconMoonStars },
  failing: { label: messages.failsOften, Icon: IconAlertTriangle, tone: 'negative' },
  refused: { label: messages.refused, Icon: IconBan, tone: 'negative' },
  paused: { label: messages.paused, Icon: IconClockPause, tone: 'warning' },
  not_configured: { label: messages.noKey, Icon: IconKeyOff },
};

interface ProviderPanelProps {
  health: ProviderHealth;
  onResume: () => void;
}

/** One provider: whether it is asked, how it has been doing, and the way on when it is paused. */
export function ProviderPanel({ health, onResume }: ProviderPanelProps) {
  const state = providerState(health);
  const success =
    health.last_success_at === null ? messages.never : <TimeStamp iso={health.last_success_at} />;
  const failure =
    health.last_failure_at === null ? messages.never : <TimeStamp iso={health.last_failure_at} />;
  return (
    <Panel title={CHANNEL_LABELS[health.channel]} aside={<Badge {...STATES[state]} />}>
      <Facts
        facts={[
          ...(state !== 'paused' || health.paused_until === null
            ? []
            : ([
                [messages.pausedUntil, <TimeStamp key="until" iso={health.paused_until} />],
                [messages.why, health.pause_reason ?? messages.providerAskedToWait],
              ] as const)),
          [
            messages.callsInFlight,
            messages.inFlightOf({ calls: health.in_flight, max: health.max_in_flight }),
          ],
          [
            messages.last15Minutes,
            messages.callsAndFailures({ calls: health.recent_calls, failed: health.recent_failures }),
          ],
          [messages.costTodayUtc, costInWords(health)],
          [messages.lastSuccess, success],
          [messages.lastFailure, failure],
          ...(health.last_failure === null
            ? []
            : ([[messages.itsMessage, <ServerWords key="failure" text={health.last_failure} />]] as const)),
        ]}
      />
      {state === 'paused' && (
        <div>
          <Button onClick={onResume}>{messages.resume}</Button>
        </div>
      )}
    </Panel>
  );
}

function costInWords({ spent_today_usd, reserved_today_usd }: ProviderHealth): string {
  const spent = formatExactUsd(spent_today_usd);
  return reserved_today_usd > 0
    ? messages.spentAndSetAside({ spent, reserved: formatExactUsd(reserved_today_usd) })
    : spent;
}
