import { type TrendWait, waitInWords } from '@answerscope/contract';
import { useTimeZone } from '../../lib/use-time-zone.ts';

/** From when on there is a trend, in words of the reader's time zone; undefined where there is one. */
export function useWaitInWords(): (wait: TrendWait | null) => string | undefined {
  const timeZone = useTimeZone();
  return (wait) => (wait === null ? undefined : waitInWords(wait, timeZone));
}
