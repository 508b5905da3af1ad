import { type AnswerNeighbours, CHANNELS, type Channel } from '@answerscope/contract';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { answers } from './answers.tables.ts';

/**
 * The answers just before and after one, of its assistant or of its keyword; what was asked for another company stands
 * among its like. Null when there is no such answer of the user.
 */
export async function findNeighbours(
  tx: Transaction,
  accountId: AccountId,
  { id, of }: { id: string; of: 'channel' | 'keyword' },
): Promise<AnswerNeighbours | null> {
  const [answer] = await tx
    .select({ channel: answers.channel, keyword_id: answers.keyword_id, is_ad_hoc: answers.is_ad_hoc })
    .from(answers)
    .where(matching(answers, { account_id: accountId, id }));
  if (answer === undefined) return null;
  const { keyword_id, is_ad_hoc } = answer;
  const next = (channel: Channel, direction: 'newer' | 'older') =>
    tx
      .select({ id: answers.id })
      .from(answers)
      .where(
        and(
          eq(answers.account_id, accountId),
          of === 'keyword' && keyword_id !== null ? eq(answers.keyword_id, keyword_id) : undefined,
          eq(answers.is_ad_hoc, is_ad_hoc),
          eq(answers.channel, channel),
          direction === 'newer' ? gt(answers.id, id) : lt(answers.id, id),
        ),
      )
      .orderBy(direction === 'newer' ? asc(answers.id) : desc(answers.id))
      .limit(1);
  // Each index goes by channel: the nearest of a keyword is the nearest of each channel's nearest.
  const channels = of === 'keyword' ? CHANNELS : [answer.channel];
  const nearest = async (direction: 'newer' | 'older') => {
    const found = await Promise.all(channels.map((channel) => next(channel, direction)));
    const ids = found
      .flat()
      .map((one) => one.id)
      .sort();
    return (direction === 'newer' ? ids.at(0) : ids.at(-1)) ?? null;
  };
  const [newer, older] = await Promise.all([nearest('newer'), nearest('older')]);
  return { newer, older };
}
