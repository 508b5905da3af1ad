import { tagsContract } from '@answerscope/contract';
import { reading } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { bindOwn, bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { AccountId } from '../../lib/ids.ts';
import { hasKeyword, importKeywords } from '../keywords/index.ts';
import { listTags, listTagsOf, listTagUsage } from './tags.queries.ts';
import { importedTags } from './use-cases/keep-imported-tags.ts';
import { changeTag, createTag, deleteTag, mergeTags } from './use-cases/keep-tags.ts';
import { readTagAnalytics } from './use-cases/read-tag-analytics.ts';
import { tagKeywords } from './use-cases/tag-keywords.ts';

const { keywords, tags } = procedures;

interface TagsServices {
  rateLimiter: RateLimiter;
  /** The caller's stored analytics reports, which are of a later module. */
  reports: {
    count: (tx: Transaction, accountId: AccountId, now: Date) => Promise<number>;
    /** Deletes them, and says how many there were. */
    clear: (tx: Transaction, accountId: AccountId) => Promise<number>;
  };
}

export const createTagsRoutes = ({ rateLimiter, reports }: TagsServices) => ({
  create_tag: bindOwn(tags.create_tag, createTag),
  update_tag: bindOwn(tags.update_tag, changeTag),
  delete_tag: bindOwn(tags.delete_tag, (ctx, { tag_id }) => deleteTag(ctx, tag_id)),
  merge_tags: bindOwn(tags.merge_tags, mergeTags),
  get_tags: bindRead(tags.get_tags, async (tx, accountId) => ({ tags: await listTags(tx, accountId) })),
  bulk_assign_tags: bindOwn(tags.bulk_assign_tags, tagKeywords),
  get_keyword_tags: bindRead(tags.get_keyword_tags, async (tx, accountId, { keyword_id }) => {
    if (!(await hasKeyword(tx, accountId, keyword_id))) throw notFound();
    const found = await listTagsOf(tx, accountId, [keyword_id]);
    return { keyword_id, tags: found.get(keyword_id) ?? [] };
  }),
  get_tag_analytics: bindRead(tags.get_tag_analytics, readTagAnalytics),
  get_tag_usage_report: bindRead(tags.get_tag_usage_report, async (tx, accountId) => ({
    tags: await listTagUsage(tx, accountId),
  })),
  clear_tag_cache: bindOwn(tags.clear_tag_cache, ({ db, accountId }) =>
    db.transaction(async (tx) => {
      await publishEvent(tx, accountId, { type: 'tags_changed' });
      return { success: true as const, cleared: await reports.clear(tx, accountId) };
    }),
  ),
  check_tag_health: bindOwn(tags.check_tag_health, (ctx) =>
    reading(ctx, async (tx, accountId) => {
      await listTags(tx, accountId);
      const cacheSize = await reports.count(tx, accountId, ctx.now);
      return {
        status: 'healthy' as const,
        cacheSize,
        rateLimitEntries: await rateLimiter.countOf(accountId),
        timestamp: ctx.now.toISOString(),
        operations: Object.keys(tagsContract),
      };
    }),
  ),
});

/** Stands here and not with the keywords because a list of keywords brings their tags. */
export const createKeywordImportRoutes = () => ({
  import_keywords: bindOwn(keywords.import_keywords, (ctx, input) =>
    importKeywords({ ...ctx, importedTags }, input),
  ),
});
