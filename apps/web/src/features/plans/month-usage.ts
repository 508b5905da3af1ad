import { dateFormat, type PlanUsage, usdInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

type MonthUsage = Pick<PlanUsage, 'keywords_used' | 'spent_usd' | 'reserved_usd' | 'monthly_budget_usd'>;

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The calendar month that usage is counted over: 'November 2026'. */
export const monthInWords = ({ month_year }: Pick<PlanUsage, 'month_year'>): string =>
  MONTH.format(new Date(`${month_year}-01T00:00:00Z`));

/** A plan's usage in its month: '3 new keywords · AI usage $0.50 of $30.00'. */
export function monthUsageInWords(
  { keywords_used, spent_usd, reserved_usd, monthly_budget_usd }: MonthUsage,
  isSimulated = false,
): string {
  return messages.monthUsage({
    keywords: keywords_used,
    isSimulated: isSimulated ? 'yes' : 'no',
    spent: usdInWords(spent_usd),
    hasBudget: monthly_budget_usd === null ? 'no' : 'yes',
    budget: usdInWords(monthly_budget_usd ?? 0),
    hasReserved: reserved_usd > 0 ? 'yes' : 'no',
    reserved: usdInWords(reserved_usd),
  });
}
