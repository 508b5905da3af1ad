import { formatDate, formatDateTime } from '../lib/format.ts';
import { timeAgo } from '../lib/time-ago.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { ExactTime } from './exact-time.tsx';

interface TimeStampProps {
  iso: string;
  show?: 'time' | 'day' | 'ago';
  /** Inside a link or a button it takes no focus. */
  isInLink?: boolean;
}

/** A moment in the user's own time zone; exactly, with the zone, on hover, and by keyboard and touch where less is shown. */
export function TimeStamp({ iso, show = 'time', isInLink = false }: TimeStampProps) {
  const timeZone = useTimeZone();
  return (
    <ExactTime iso={iso} isFocusable={show !== 'time' && !isInLink}>
      {show === 'day'
        ? formatDate(iso, timeZone)
        : show === 'ago'
          ? timeAgo(iso, Date.now())
          : formatDateTime(iso, timeZone)}
    </ExactTime>
  );
}
