import {
  type AppError,
  appError,
  type BulkAssignTags,
  FRIENDLY_ERRORS,
  LIMITS,
  type TaggedKeyword,
} from '@answerscope/contract';

export function duplicateTag(existingId: string): AppError {
  return appError('CONFLICT', {
    message: FRIENDLY_ERRORS.tags.duplicate,
    details: { reason: 'duplicate_tag', conflicting_id: existingId },
  });
}

export function tagLimitReached(): AppError {
  return appError('CONFLICT', { message: FRIENDLY_ERRORS.tags.too_many, details: { reason: 'tag_limit' } });
}

/** How many tags a keyword has, and how many of those that are meant. */
export interface TagCounts {
  keyword_id: string;
  has: number;
  shared: number;
}

/**
 * What becomes of each keyword when it is given tags or they are taken away, in the order in which they were named. Who
 * would have too many gets none of them.
 */
export function judgeTagging(
  { keyword_ids, tag_ids, action }: BulkAssignTags,
  counts: readonly TagCounts[],
): Pick<TaggedKeyword, 'keyword_id' | 'state'>[] {
  const known = new Map(counts.map((one) => [one.keyword_id, one]));
  const wanted = new Set(tag_ids).size;
  return keyword_ids.map((keyword_id) => {
    const found = known.get(keyword_id);
    if (found === undefined) return { keyword_id, state: 'not_found' };
    const changing = action === 'add' ? wanted - found.shared : found.shared;
    if (changing === 0) return { keyword_id, state: 'unchanged' };
    const isTooMany = action === 'add' && found.has + changing > LIMITS.tags_of_keyword_max;
    return { keyword_id, state: isTooMany ? 'too_many_tags' : 'changed' };
  });
}

/** Keywords per tag, to one decimal; 0 without a tag. */
export function averageKeywords(relationships: number, tags: number): number {
  return tags === 0 ? 0 : Math.round((relationships / tags) * 10) / 10;
}
