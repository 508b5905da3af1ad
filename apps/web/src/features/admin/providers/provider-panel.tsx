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
import { counted } from '../../../lib/counted.ts';
import { formatExactUsd } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import { type ProviderState, providerState } from './provider-state.ts';

const STATES: Record<
  ProviderState,
  { label: string; Icon: IconComponent; tone?: 'positive' | 'negative' | 'warning' }
> = {
  asked: { label: 'Answers', Icon: IconCheck, tone: 'positive' },
  idle: { label: 'Not asked lately', Icon: IconMoonStars },
  failing: { label: 'Fails often', Icon: IconAlertTriangle, tone: 'negative' },
  refused: { label: 'Refused', Icon: IconBan, tone: 'negative' },
  paused: { label: 'Paused', Icon: IconClockPause, tone: 'warning' },
  not_configured: { label: 'No key', Icon: IconKeyOff },
};

interface ProviderPanelProps {
  health: ProviderHealth;
  onResume: () => void;
}

/** One provider: whether it is asked, how it has been doing, and the way on when it is paused. */
export function ProviderPanel({ health, onResume }: ProviderPanelProps) {
  const state = providerState(health);
  const success = health.last_success_at === null ? 'Never' : <TimeStamp iso={health.last_success_at} />;
  const failure = health.last_failure_at === null ? 'Never' : <TimeStamp iso={health.last_failure_at} />;
  return (
    <Panel title={CHANNEL_LABELS[health.channel]} aside={<Badge {...STATES[state]} />}>
      <Facts
        facts={[
          ...(state !== 'paused' || health.paused_until === null
            ? []
            : ([
                ['Paused until', <TimeStamp key="until" iso={health.paused_until} />],
                ['Why', health.pause_reason ?? 'The provider asked to wait'],
              ] as const)),
          ['Calls in flight', `${health.in_flight} of ${health.max_in_flight}`],
          [
            'Last 15 minutes',
            `${counted(health.recent_calls, 'call')}, ${health.recent_failures.toLocaleString('en')} failed`,
          ],
          ['Cost today (UTC)', costInWords(health)],
          ['Last success', success],
          ['Last failure', failure],
          ...(health.last_failure === null ? [] : ([['Its message', health.last_failure]] as const)),
        ]}
      />
      {state === 'paused' && (
        <div>
          <Button onClick={onResume}>Resume</Button>
        </div>
      )}
    </Panel>
  );
}

function costInWords({ spent_today_usd, reserved_today_usd }: ProviderHealth): string {
  const spent = formatExactUsd(spent_today_usd);
  return reserved_today_usd > 0 ? `${spent}, ${formatExactUsd(reserved_today_usd)} set aside` : spent;
}
