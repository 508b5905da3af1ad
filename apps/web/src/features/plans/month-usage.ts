import { dateFormat, type PlanUsage, usdInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

type MonthUsage = Pick<
  PlanUsage,
  'month_year' | 'keywords_used' | 'spent_usd' | 'reserved_usd' | 'monthly_budget_usd'
>;

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What was used of a plan in a calendar month, in a sentence. */
export function monthUsageInWords(
  { month_year, keywords_used, spent_usd, reserved_usd, monthly_budget_usd }: MonthUsage,
  isSimulated = false,
): string {
  const month = MONTH.format(new Date(`${month_year}-01T00:00:00Z`));
  return messages.monthUsage({
    month,
    keywords: keywords_used,
    isSimulated: isSimulated ? 'yes' : 'no',
    spent: usdInWords(spent_usd),
    hasBudget: monthly_budget_usd === null ? 'no' : 'yes',
    budget: usdInWords(monthly_budget_usd ?? 0),
    hasReserved: reserved_usd > 0 ? 'yes' : 'no',
    reserved: usdInWords(reserved_usd),
  });
}
