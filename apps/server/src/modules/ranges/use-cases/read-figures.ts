import { CHANNELS, type RangeFigures, type RangeOfDays } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { countsByGroup } from '../count-groups.rules.ts';
import { listRangeCounts } from '../range-counts.queries.ts';
import { figuresOf } from '../range-figures.rules.ts';
import { agesOfPoints } from '../range-points.rules.ts';

/**
 * The figures of groups of tracked keywords over all assistants, in one statement for all of them.
 * @param of.groupsOf the groups of each keyword
 */
export async function readFigures<Group extends string>(
  tx: Transaction,
  accountId: AccountId,
  { range, groupsOf }: { range: RangeOfDays; groupsOf: ReadonlyMap<string, readonly Group[]> },
): Promise<(group: Group) => RangeFigures> {
  const nothing = figuresOf([], range);
  if (groupsOf.size === 0) return () => nothing;
  const counts = await listRangeCounts(tx, accountId, {
    channels: CHANNELS,
    range,
    days: 2 * range.days,
    ages: [...agesOfPoints(range.days), 2 * range.days],
    keyword_ids: [...groupsOf.keys()],
  });
  const figures = new Map(
    [...countsByGroup(counts, groupsOf)].map(([group, of]) => [group, figuresOf(of, range)]),
  );
  return (group) => figures.get(group) ?? nothing;
}
