import { CHANNEL_LABELS, type DashboardChannel } from '@answerscope/contract';
import { useState } from 'react';
import { Freshness } from '../../ui/freshness.tsx';
import * as messages from './messages.ts';

interface NextRefreshProps {
  of: Pick<DashboardChannel, 'channel' | 'refresh' | 'results'>;
  /** Where the assistant's name does not stand beside it. */
  isNamed?: boolean;
  /** A check under way asks it. */
  isChecking?: boolean;
}

/** When an assistant is asked again by itself, or that it is being asked; nothing while nothing is planned. */
export function NextRefresh({ of, isNamed = false, isChecking = false }: NextRefreshProps) {
  const [opened_ms] = useState(() => Date.now());
  const { channel, refresh, results } = of;
  if (isChecking) return <>{messages.beingCheckedNow}</>;
  if (!refresh?.next_refresh_at) return null;
  const isFirst = refresh.last_refreshed_at === null && results.last_checked_at === null;
  const words = isFirst ? messages.firstAutomaticCheck : messages.nextRefresh;
  const label = isNamed ? `${words} (${CHANNEL_LABELS[channel]})` : words;
  if (Date.parse(refresh.next_refresh_at) <= opened_ms) return <>{label} is due</>;
  return <Freshness iso={refresh.next_refresh_at} label={label} />;
}
