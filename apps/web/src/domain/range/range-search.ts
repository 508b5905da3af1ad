import { dayRangeText, readDayRange } from '@answerscope/contract';
import { searchReader } from '../../lib/search-codec.ts';

/** A range of days as an address says it; undefined where it is none. */
export function dayRange(value: unknown): string | undefined {
  const range = readDayRange(value);
  return range === null ? undefined : dayRangeText(range);
}

/** The range that an address asks for. */
export const toRangeSearch: (address: Record<string, unknown>) => { range?: string } = searchReader({
  range: dayRange,
});
