import { CHANNELS, type PresenceScore } from '@answerscope/contract';
import { PRESENCE_LEAST } from '@answerscope/statistics';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { readPointCounts } from '../../ranges/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { listKeywordWords } from '../keyword-list.queries.ts';
import { presenceOf } from '../presence.rules.ts';
import { findBasis, readRateChanges } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

/**
 * The presence score of a user over a range of days, computed from the lines of stored reports by today's names, rules and
 * weights: what was changed since changes the points before, too, so that they compare.
 */
export async function readPresence(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, ...services }: WaitServices & { range?: string | undefined },
): Promise<PresenceScore> {
  const { settings, presence_weights_change } = await getTrackerSettings(tx);
  const { presence_weights: weights } = settings;
  const basis = await findBasis(tx, accountId, { range: asked }, services);
  const { range } = basis;
  const { counts, meanings } = await readPointCounts(tx, accountId, range);
  const newest = basis.newest.toSorted(
    (one, other) => CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel),
  );
  const named = await readRateChanges(tx, accountId, basis, services);
  const words = await listKeywordWords(tx, accountId);
  return {
    range,
    weights,
    weights_change: presence_weights_change,
    has_competitors: counts.some(({ competitor_mentions }) => competitor_mentions > 0),
    least: PRESENCE_LEAST,
    ...presenceOf({ counts, meanings, range, newest, words, named }, { weights }),
  };
}
