import type { ForcedStatus, OmegaForecast, StatusCounts } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { accountNamed } from '../../../context/operation-call.ts';
import { resultStateOf } from '../../answers/index.ts';
import { findOmegaOverrideInForce, type OmegaTarget } from '../../omega/index.ts';
import { findNewestReport, findNewestResult } from '../omega.queries.ts';
import { type CountedReport, countsWithForced } from '../omega.rules.ts';

type ForecastOf = Omit<OmegaTarget, 'account_id'> & { user_id: string; status: ForcedStatus };

/** What forcing a status would touch: the newest result, and the counts that a report of the same answers would have. */
export async function forecastOmegaOverride(
  ctx: Pick<AdminContext, 'readAll'>,
  { status, user_id, keyword_id, channel }: ForecastOf,
): Promise<OmegaForecast> {
  const target: OmegaTarget = { account_id: accountNamed(user_id), keyword_id, channel };
  return ctx.readAll(async (tx) => {
    const result = await findNewestResult(tx, target);
    const newest = await findNewestReport(tx, target);
    const after = newest && countsWithForced(newest.revision, newest.line, status);
    return {
      result: result && {
        result_state: resultStateOf(result),
        k: result.k,
        n: result.n,
        empty: result.empty,
        checked_at: result.checked_at.toISOString(),
      },
      report: newest &&
        after && {
          created_at: newest.revision.reported_at.toISOString(),
          total_keywords: newest.revision.total_keywords,
          has_keyword: newest.line !== null,
          total_keywords_after: after.total_keywords,
          before: toCounts(newest.revision),
          after: toCounts(after),
        },
      in_force: await findOmegaOverrideInForce(tx, target),
    };
  });
}

function toCounts(report: CountedReport): StatusCounts {
  const { mentioned_keywords, not_mentioned_keywords, improved_keywords, declined_keywords } = report;
  const { percentage_mentioned } = report;
  return {
    mentioned_keywords,
    not_mentioned_keywords,
    improved_keywords,
    declined_keywords,
    percentage_mentioned,
  };
}
