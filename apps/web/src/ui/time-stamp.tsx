import { formatDate, formatDateTime } from '../lib/format.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';

/** A moment in the user's own time zone; the exact time on hover when only the day is shown. */
export function TimeStamp({ iso, show = 'time' }: { iso: string; show?: 'time' | 'day' }) {
  const timeZone = useTimeZone();
  const exact = formatDateTime(iso, timeZone);
  return (
    <time dateTime={iso} title={exact}>
      {show === 'day' ? formatDate(iso, timeZone) : exact}
    </time>
  );
}
