import type { ChannelCount } from './range-counts.queries.ts';

/** The counts of each group; a keyword in two groups counts in both. */
export function countsByGroup<Group extends string>(
  counts: readonly ChannelCount[],
  groupsOf: ReadonlyMap<string, readonly Group[]>,
): Map<Group, ChannelCount[]> {
  const byGroup = new Map<Group, ChannelCount[]>();
  for (const count of counts)
    for (const group of groupsOf.get(count.keyword_id) ?? []) {
      const those = byGroup.get(group);
      if (those) those.push(count);
      else byGroup.set(group, [count]);
    }
  return byGroup;
}
