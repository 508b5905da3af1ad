import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useState } from 'react';
import { Freshness } from '../../ui/freshness.tsx';

interface NextRefreshProps {
  iso: string | null;
  /** Whose, where that does not stand beside it. */
  channel?: Channel;
  /** It comes before the plan's period counts: nothing was refreshed yet. */
  isFirst: boolean;
}

/** When an assistant is asked again by itself; nothing while nothing is planned. */
export function NextRefresh({ iso, channel, isFirst }: NextRefreshProps) {
  const [opened_ms] = useState(() => Date.now());
  if (iso === null) return null;
  const words = isFirst ? 'First automatic check' : 'Next refresh';
  const label = channel ? `${words} (${CHANNEL_LABELS[channel]})` : words;
  if (Date.parse(iso) <= opened_ms) return <>{label} is due</>;
  return <Freshness iso={iso} label={label} />;
}
