import { defaultDayRange, type RangeOfDays, rangeOfDays, readDayRange } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { findRangeChoice } from '../range-choice.queries.ts';

/** The days that numbers are counted over: those asked for, else those that the user chose, else those of the plan. */
export async function resolveRange(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<RangeOfDays> {
  const range = readDayRange(asked) ?? (await preferredRange(tx, accountId));
  return rangeOfDays(range, now);
}

async function preferredRange(tx: Transaction, accountId: AccountId) {
  const { day_range, frequency_hours } = await findRangeChoice(tx, accountId);
  return readDayRange(day_range) ?? defaultDayRange(frequency_hours);
}
