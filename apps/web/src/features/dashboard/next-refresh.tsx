import type { DashboardChannel } from '@answerscope/contract';
import { useState } from 'react';
import { Freshness } from '../../ui/freshness.tsx';
import * as messages from './messages.ts';

interface NextRefreshProps {
  of: Pick<DashboardChannel, 'refresh' | 'results'>;
  /** A check under way asks it. */
  isChecking?: boolean;
}

/** When an assistant is asked again by itself, or that it is being asked; nothing while nothing is planned. */
export function NextRefresh({ of, isChecking = false }: NextRefreshProps) {
  const [opened_ms] = useState(() => Date.now());
  const { refresh, results } = of;
  if (isChecking) return <>{messages.beingCheckedNow}</>;
  if (!refresh?.next_refresh_at) return null;
  const isFirst = refresh.last_refreshed_at === null && results.last_checked_at === null;
  const words = { kind: isFirst ? 'first' : 'next' } as const;
  if (Date.parse(refresh.next_refresh_at) <= opened_ms) return <>{messages.nextCheckIsDue(words)}</>;
  return <Freshness iso={refresh.next_refresh_at} label={messages.nextCheck(words)} />;
}
