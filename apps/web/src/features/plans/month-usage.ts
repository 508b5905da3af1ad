import { type PlanUsage, usdInWords } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

type MonthUsage = Pick<
  PlanUsage,
  'month_year' | 'keywords_used' | 'spent_usd' | 'reserved_usd' | 'monthly_budget_usd'
>;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What was used of a plan in a calendar month, in a sentence. */
export function monthUsageInWords({
  month_year,
  keywords_used,
  spent_usd,
  reserved_usd,
  monthly_budget_usd,
}: MonthUsage): string {
  const month = MONTH.format(new Date(`${month_year}-01T00:00:00Z`));
  const budget = monthly_budget_usd === null ? '' : ` of your ${usdInWords(monthly_budget_usd)} budget`;
  const reserved = reserved_usd > 0 ? `, and ${usdInWords(reserved_usd)} is reserved for running checks` : '';
  return `In ${month} you added ${counted(keywords_used, 'keyword')}. Your answers cost ${usdInWords(spent_usd)}${budget}${reserved}.`;
}
