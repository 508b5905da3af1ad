import { defaultDayRange, type RangeOfDays, rangeOfDays, readDayRange } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';

/** The days that numbers are counted over: those asked for, else those that the user chose, else those of the plan. */
export async function resolveRange(
  tx: Transaction,
  userId: string,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<RangeOfDays> {
  const range = readDayRange(asked) ?? (await preferredRange(tx, userId));
  return rangeOfDays(range, now);
}

async function preferredRange(tx: Transaction, userId: string) {
  const { day_range, plan_id } = await getProfileRow(tx, userId);
  const chosen = readDayRange(day_range);
  if (chosen !== null) return chosen;
  return defaultDayRange((await getPlan(tx, plan_id)).ranking_refresh_frequency_hours);
}
