import type { BusinessFigures, DateRange } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { rangesOf } from '../analytics.rules.ts';
import { listAlikeSubscriptions, readChurn, readConversion, readTrials } from '../business.queries.ts';
import { monthlyRevenue } from '../business.rules.ts';

/** How the business stands now, and over a range of days. @throws VALIDATION_ERROR for a range that ends after today */
export function getBusinessFigures(
  ctx: AdminContext & { clock: () => Date },
  asked: DateRange,
): Promise<BusinessFigures> {
  const now = ctx.clock();
  const { range, span } = rangesOf(asked, now);
  return ctx.readAll(async (tx) => ({
    range,
    ...monthlyRevenue(await listAlikeSubscriptions(tx, now)),
    trials: await readTrials(tx, now),
    conversion: await readConversion(tx, span),
    churn: await readChurn(tx, { ...span, now }),
  }));
}
