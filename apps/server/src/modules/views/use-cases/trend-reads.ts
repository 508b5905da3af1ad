import type { TrendWait } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { keywordTrendsOf, readRange, resolveRange } from '../../ranges/index.ts';
import type { KeywordInRange, SummaryRow } from '../../reports/index.ts';
import { findBasis, readJudged } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

/** What reports and keywords tell of trends, from the changes of the whole account. */
export function createTrendReads(services: WaitServices) {
  const judge = async (tx: Transaction, userId: string, range?: string) => {
    const basis = await findBasis(tx, userId, { range }, services);
    return { range: basis.range, ...(await readJudged(tx, userId, basis, services)) };
  };
  return {
    findRange: (tx: Transaction, userId: string, range: string | undefined) =>
      resolveRange(tx, userId, { range, now: services.now() }),
    readWait: async (tx: Transaction, { user_id, channel }: SummaryRow): Promise<TrendWait | null> =>
      (await judge(tx, user_id)).waits.get(channel) ?? null,
    readInRange: async (
      tx: Transaction,
      userId: string,
      { keyword_id, range: asked }: { keyword_id: string; range?: string | undefined },
    ): Promise<KeywordInRange> => {
      const { range, judged, waits } = await judge(tx, userId, asked);
      const numbers = await readRange(tx, userId, { range, keyword_id });
      return {
        range,
        trends: keywordTrendsOf(judged, { keyword_id, waits }),
        lines: new Map(
          [...numbers].map(([channel, { all, points }]) => [channel, { current: all.current, points }]),
        ),
      };
    },
  };
}
