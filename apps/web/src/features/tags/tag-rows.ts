import { sentencesInWords, type Tag, type TagReport } from '@answerscope/contract';
import type { GroupRow } from '../../domain/figures/group-table.tsx';
import { strongestInWords } from '../../domain/figures/strongest.ts';
import * as messages from './messages.ts';

/** A line of the table: a tag, what has none, or everything. */
export interface TagRow extends GroupRow {
  /** Null for the lines that are no tag. */
  tag: Tag | null;
}

type OnChannel = TagReport['channels'][number];

/** The tags by name, then what has none of them where there is something; last what each rate is a part of. */
export function tagRows({ tags, untagged_keywords, untagged, all, channels }: TagReport): TagRow[] {
  const each = (pick: (of: OnChannel) => OnChannel['untagged'] | undefined) =>
    channels.flatMap((one) => {
      const numbers = pick(one);
      return numbers ? [{ channel: one.channel, ...numbers }] : [];
    });
  const rows: TagRow[] = tags.map((tag) => ({
    key: tag.id,
    tag,
    label: tag.name,
    keywords: tag.keyword_count,
    figures: tag.figures,
    channels: each((one) => one.tags.find(({ tag_id }) => tag_id === tag.id)?.numbers),
  }));
  if (untagged_keywords > 0)
    rows.push({
      key: 'untagged',
      tag: null,
      label: messages.withoutATag,
      keywords: untagged_keywords,
      figures: untagged,
      channels: each((one) => one.untagged),
    });
  if (channels.length > 0)
    rows.push({
      key: 'all',
      tag: null,
      label: messages.allKeywords,
      keywords: null,
      figures: all,
      channels: channels.map((one) => ({ channel: one.channel, current: one.all })),
    });
  return rows;
}

/** The strongest and the weakest tag, and how many keywords have none. */
export function tagsInWords({
  tags,
  untagged_keywords,
}: Pick<TagReport, 'tags' | 'untagged_keywords'>): string {
  if (tags.length === 0) return messages.noTagsHeadline;
  const first = strongestInWords(tags.map(({ name, figures }) => ({ label: name, figures })));
  return untagged_keywords === 0
    ? first
    : sentencesInWords([first, messages.keywordsWithoutTags({ keywords: untagged_keywords })]);
}
