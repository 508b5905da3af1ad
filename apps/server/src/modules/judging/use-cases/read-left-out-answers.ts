import type { LeftOutPage, LeftOutQuery } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { hasAnswer } from '../../answers/index.ts';
import { hasRun } from '../../checks/index.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { findRangeScope, resolveRange } from '../../ranges/index.ts';
import { findReport } from '../../reports/index.ts';
import { listLeftOutAnswers } from '../left-out-answers.queries.ts';

/**
 * A page of the answers that measure nothing, of all that count or of those behind one number.
 * @throws NOT_FOUND for a keyword, report, run or answer that is not the user's
 */
export async function readLeftOutAnswers(
  tx: Transaction,
  accountId: AccountId,
  { window_of, range: asked, ...query }: LeftOutQuery,
  now: Date,
): Promise<LeftOutPage> {
  const { keyword_id, report_id, run_id, before } = query;
  const hasReport = async (id: string) => (await findReport(tx, accountId, id)) !== null;
  const reported = window_of === undefined ? null : await findReport(tx, accountId, window_of);
  const isKnown = await Promise.all([
    before === undefined || hasAnswer(tx, accountId, { id: before }),
    report_id === undefined || hasReport(report_id),
    window_of === undefined || reported !== null,
    run_id === undefined || hasRun(tx, accountId, run_id),
    keyword_id === undefined ||
      hasKeyword(tx, accountId, keyword_id).then(
        async (isThere) => isThere || hasAnswer(tx, accountId, { keyword_id }),
      ),
  ]);
  if (isKnown.includes(false)) throw notFound();
  const window =
    reported === null
      ? undefined
      : await findRangeScope(tx, accountId, {
          range: await resolveRange(tx, accountId, { range: asked, now }),
          channel: reported.channel,
        });
  return listLeftOutAnswers(tx, accountId, { ...query, window });
}
