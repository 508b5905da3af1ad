import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useState } from 'react';
import { Freshness } from '../../ui/freshness.tsx';

interface NextRefreshProps {
  iso: string | null;
  /** Whose, where that does not stand beside it. */
  channel?: Channel;
}

/** When an assistant is asked again by itself; nothing while nothing is planned. */
export function NextRefresh({ iso, channel }: NextRefreshProps) {
  const [opened_ms] = useState(() => Date.now());
  if (iso === null) return null;
  const label = channel ? `Next refresh (${CHANNEL_LABELS[channel]})` : 'Next refresh';
  if (Date.parse(iso) <= opened_ms) return <>{label} is due</>;
  return <Freshness iso={iso} label={label} />;
}
