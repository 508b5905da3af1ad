import type { Channel, KeywordTrendNow, TrendWait } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { keywordTrendsOf } from '../../ranges/index.ts';
import type { SummaryRow } from '../../reports/index.ts';
import { findBasis, readJudged } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

/** What reports and keywords tell of trends, from the changes of the whole account. */
export function createTrendReads(services: WaitServices) {
  const judge = async (tx: Transaction, userId: string) =>
    readJudged(tx, userId, await findBasis(tx, userId, {}, services), services);
  return {
    readWait: async (tx: Transaction, { user_id, channel }: SummaryRow): Promise<TrendWait | null> =>
      (await judge(tx, user_id)).waits.get(channel) ?? null,
    readTrends: async (
      tx: Transaction,
      userId: string,
      keywordId: string,
    ): Promise<ReadonlyMap<Channel, KeywordTrendNow>> => {
      const { judged, waits } = await judge(tx, userId);
      return keywordTrendsOf(judged, { keyword_id: keywordId, waits });
    },
  };
}
