import { LIMITS, type TagAnalytics } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { listActivity, listTags } from '../tags.queries.ts';
import { averageKeywords } from '../tags.rules.ts';

/** How a user's tags are used, and what was lately done with them. */
export async function readTagAnalytics(tx: Transaction, accountId: AccountId): Promise<TagAnalytics> {
  const tags = await listTags(tx, accountId);
  const total_relationships = tags.reduce((all, { keyword_count }) => all + keyword_count, 0);
  return {
    usage_stats: {
      total_tags: tags.length,
      total_relationships,
      avg_keywords_per_tag: averageKeywords(total_relationships, tags.length),
      most_used_tags: tags
        .filter(({ keyword_count }) => keyword_count > 0)
        .toSorted((one, other) => other.keyword_count - one.keyword_count)
        .slice(0, LIMITS.most_used_tags_shown),
    },
    recent_activity: await listActivity(tx, accountId),
  };
}
