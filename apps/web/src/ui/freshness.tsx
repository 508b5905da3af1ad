import { useEffect, useState } from 'react';
import { timeAgo } from '../lib/time-ago.ts';
import { ExactTime } from './exact-time.tsx';
import * as messages from './messages.ts';

const REDRAW_MS = 30_000;

interface FreshnessProps {
  /** When the newest of what is shown was measured; null when nothing was yet. */
  iso: string | null;
  /** What happened then, in words: 'Checked'. */
  label?: string;
}

/** How old what a page shows is, kept up while the page stays open; the exact time on hover, focus and touch. */
export function Freshness({ iso, label = messages.lastChecked }: FreshnessProps) {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  if (iso === null) return <>{messages.nothingCheckedYet}</>;
  // What arrived after the last drawing is newer than its clock.
  const drawn_ms = Math.max(now_ms, Math.min(Date.now(), Date.parse(iso)));
  return (
    <ExactTime iso={iso} isFocusable>
      {messages.happenedAgo({ what: label, ago: timeAgo(iso, drawn_ms) })}
    </ExactTime>
  );
}
