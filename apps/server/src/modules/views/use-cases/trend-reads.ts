import type { TrendWait } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { keywordTrendsOf, readKeywordRates, readRange, resolveRange } from '../../ranges/index.ts';
import type { KeywordInRange, SummaryRow } from '../../reports/index.ts';
import { findBasis, readJudged } from './read-channel-summaries.ts';
import { readWaits, type WaitServices } from './read-waits.ts';

/** What reports and keywords tell of trends. */
export function createTrendReads(services: WaitServices) {
  return {
    findRange: (tx: Transaction, accountId: AccountId, range: string | undefined) =>
      resolveRange(tx, accountId, { range, now: services.now() }),
    readWait: async (
      tx: Transaction,
      newest: SummaryRow,
      asked: string | undefined,
    ): Promise<TrendWait | null> => {
      const { account_id, channel } = newest;
      const range = await resolveRange(tx, account_id, { range: asked, now: services.now() });
      const channels = [channel];
      const numbers = await readRange(tx, account_id, { range, channels });
      const waits = await readWaits(tx, account_id, { range, numbers, newest: [newest], channels }, services);
      return waits.get(channel) ?? null;
    },
    /** The trends from the changes of the whole account. */
    readInRange: async (
      tx: Transaction,
      accountId: AccountId,
      { keyword_id, range: asked }: { keyword_id: string; range?: string | undefined },
    ): Promise<KeywordInRange> => {
      const basis = await findBasis(tx, accountId, { range: asked }, services);
      const { range } = basis;
      const [{ judged, waits }, lines] = await Promise.all([
        readJudged(tx, accountId, basis, services),
        readKeywordRates(tx, accountId, { range, keyword_id }),
      ]);
      return { range, trends: keywordTrendsOf(judged, { keyword_id, waits }), lines };
    },
  };
}
