import { type AdHocResult, CHANNELS, type Channel } from '@answerscope/contract';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { type AnswerCounts, resultStateOf } from '../answers/index.ts';

/** What each channel, or one, last said of these keywords when this company was looked for, failed checks too. */
export async function listAdHocResults(
  tx: Transaction,
  accountId: AccountId,
  of: { company_name: string; keyword_ids: readonly string[]; channel?: Channel | undefined },
): Promise<AdHocResult[]> {
  const found = await tx.$client.query<
    Omit<AdHocResult, 'checked_at' | 'result_state'> & AnswerCounts & { checked_at: Date }
  >({
    name: 'list_ad_hoc_results',
    text: `
      select distinct on (i.keyword_id, i.channel)
        i.keyword_id, i.channel, i.is_mentioned, i.status, i.checked_at,
        i.n, i.k, i.empty, i.refused,
        i.error_message as response_text, i.error_code, a.id as answer_id
      from check_runs r
      join check_run_items i on i.account_id = $1 and i.run_id = r.id and i.channel = any($4::text[])
        and i.keyword_id = any($3::uuid[]) and i.status is not null
      left join check_samples s on s.account_id = $1 and s.run_id = r.id and s.channel = i.channel
        and s.keyword_id = i.keyword_id
      left join answers a on a.account_id = $1 and a.id = s.answer_id
      where r.account_id = $1 and r.is_ad_hoc and r.company_name = $2
      order by i.keyword_id, i.channel, r.id desc`,
    values: [accountId, of.company_name, of.keyword_ids, of.channel === undefined ? CHANNELS : [of.channel]],
  });
  return found.rows.map(({ n, k, empty, refused, ...row }) => ({
    ...row,
    result_state: resultStateOf({ n, k, empty, refused }),
    checked_at: row.checked_at.toISOString(),
  }));
}
