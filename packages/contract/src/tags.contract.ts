import { oc } from '@orpc/contract';
import { z } from 'zod';
import { TAG_ACTIONS, TAG_COLORS, TAG_OPERATIONS } from './choices.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { SearchIntent, TOPICS_LISTED_MAX } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { TagName } from './tag-name.ts';
import { KeywordTag, Tag, TagColor } from './tags.ts';

export const CreateTag = z.strictObject({
  name: TagName,
  color: TagColor.default(TAG_COLORS[0]),
});
export type CreateTag = z.infer<typeof CreateTag>;

/** What is left out stays. */
export const UpdateTag = z.strictObject({
  tag_id: z.uuid(),
  name: TagName.optional(),
  color: TagColor.optional(),
});
export type UpdateTag = z.infer<typeof UpdateTag>;

const { no_keywords, no_tags, too_many_keywords, too_many_on_keyword } = FRIENDLY_ERRORS.tags;

export const BulkAssignTags = z.strictObject({
  keyword_ids: z
    .array(z.uuid())
    .min(1, no_keywords)
    .max(LIMITS.tagged_keywords_at_once_max, too_many_keywords),
  tag_ids: z.array(z.uuid()).min(1, no_tags).max(LIMITS.tags_of_keyword_max, too_many_on_keyword),
  action: z.enum(TAG_ACTIONS),
});
export type BulkAssignTags = z.infer<typeof BulkAssignTags>;

/** What became of one keyword: what it had, or had not, already is unchanged. */
export const TaggedKeyword = z.object({
  keyword_id: z.uuid(),
  state: z.enum(['changed', 'unchanged', 'not_found', 'too_many_tags']),
  /** The tags that it was given, or that were taken from it, by this call: what an undo takes back. */
  changed_tag_ids: z.array(z.uuid()).max(LIMITS.tags_of_keyword_max),
});
export type TaggedKeyword = z.infer<typeof TaggedKeyword>;

export const BulkAssignedTags = z.object({
  /** Keywords that changed. */
  keywords_affected: z.number().int(),
  /** One for each id, in the order in which they came. */
  results: z.array(TaggedKeyword).max(LIMITS.tagged_keywords_at_once_max),
});
export type BulkAssignedTags = z.infer<typeof BulkAssignedTags>;

export const DeletedTag = z.object({
  tag_id: z.uuid(),
  tag_name: z.string(),
  /** Keywords that had it: they stay. */
  keywords_affected: z.number().int(),
});
export type DeletedTag = z.infer<typeof DeletedTag>;

export const TagActivity = z.object({
  operation_type: z.enum(TAG_OPERATIONS),
  tag_name: z.string(),
  keywords_affected: z.number().int(),
  created_at: z.iso.datetime(),
});
export type TagActivity = z.infer<typeof TagActivity>;

export const TagAnalytics = z.object({
  usage_stats: z.object({
    total_tags: z.number().int(),
    /** Tags of keywords, each counted for each keyword. */
    total_relationships: z.number().int(),
    /** 0 without a tag. */
    avg_keywords_per_tag: z.number(),
    most_used_tags: z.array(Tag).max(LIMITS.most_used_tags_shown),
  }),
  /** Newest first. */
  recent_activity: z.array(TagActivity).max(LIMITS.tag_activity_shown),
});
export type TagAnalytics = z.infer<typeof TagAnalytics>;

/** A tag with what its keywords are about. */
export const TagUsage = Tag.extend({
  topics: z.array(z.string()).max(TOPICS_LISTED_MAX),
  search_intents: z.array(SearchIntent).max(SearchIntent.options.length),
  created_at: z.iso.datetime(),
});
export type TagUsage = z.infer<typeof TagUsage>;

export const TagHealth = z.object({
  status: z.literal('healthy'),
  /** The caller's stored analytics reports: tags themselves are read from the database. */
  cacheSize: z.number().int(),
  /** Limits of rate that the caller has used of lately. */
  rateLimitEntries: z.number().int(),
  timestamp: z.iso.datetime(),
  operations: z.array(z.string()).max(20),
});
export type TagHealth = z.infer<typeof TagHealth>;

const tagList = z.array(Tag).max(LIMITS.tags_max);

const operation = (name: string, summary: string) =>
  oc.route({ method: 'POST', path: `/functions/tag-operations/${name}`, tags: ['tags'], summary });

export const tagsContract = {
  create_tag: operation('create-tag', 'Add a tag').input(CreateTag).output(Tag),
  update_tag: operation('update-tag', 'Give a tag another name or colour').input(UpdateTag).output(Tag),
  delete_tag: operation('delete-tag', 'Delete a tag; its keywords stay')
    .input(z.strictObject({ tag_id: z.uuid() }))
    .output(DeletedTag),
  get_tags: operation('get-tags', 'My tags, by name').output(z.object({ tags: tagList })),
  bulk_assign_tags: operation('bulk-assign', 'Give keywords tags, or take them away, with a result for each')
    .input(BulkAssignTags)
    .output(BulkAssignedTags),
  get_keyword_tags: operation('keyword-tags', 'The tags of a keyword, by name')
    .input(z.strictObject({ keyword_id: z.uuid() }))
    .output(z.object({ keyword_id: z.uuid(), tags: z.array(KeywordTag).max(LIMITS.tags_of_keyword_max) })),
  get_tag_analytics: operation(
    'analytics',
    'How my tags are used, and what was lately done with them',
  ).output(TagAnalytics),
  get_tag_usage_report: operation(
    'usage-report',
    'My tags with the topics and intents of their keywords',
  ).output(z.object({ tags: z.array(TagUsage).max(LIMITS.tags_max) })),
  clear_tag_cache: operation(
    'clear-cache',
    'Delete my stored analytics reports, and have my open pages read their tags again',
  ).output(z.object({ success: z.literal(true), cleared: z.number().int() })),
  check_tag_health: operation('health-check', 'Whether the operations of tags can be used').output(TagHealth),
  merge_tags: oc
    .route({
      method: 'POST',
      path: '/api/tags/merge',
      tags: ['tags'],
      summary: 'Give the keywords of one tag to another, and delete it',
    })
    .input(z.strictObject({ tag_id: z.uuid(), into_tag_id: z.uuid() }))
    .output(z.object({ tag: Tag, tag_name: z.string(), keywords_affected: z.number().int() })),
};
