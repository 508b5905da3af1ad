import type { Channel, PooledRate, Tag, TagNumbers, TagReport } from '@answerscope/contract';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import * as messages from './messages.ts';

/** What a cell shows. */
export type Shown = { current: PooledRate | null } & Partial<Pick<TagNumbers, 'change' | 'empty_answers'>>;

/** A line of the table: a tag, what has none, or everything. */
export interface TagRow {
  key: string;
  /** Null for the lines that are no tag. */
  tag: Tag | null;
  label: string;
  keywords: number | null;
  /** Of each assistant that has a report; the whole, which the dashboard explains, has its rate alone. */
  rates: ReadonlyMap<Channel, Shown | null>;
}

/** The tags by name, then what has none of them where there is something; last what each rate is a part of. */
export function tagRows({ tags, untagged_keywords, channels }: TagReport): TagRow[] {
  const rates = (pick: (of: TagReport['channels'][number]) => Shown | null | undefined) =>
    new Map(channels.map((one) => [one.channel, pick(one) ?? null] as const));
  const rows: TagRow[] = tags.map((tag) => ({
    key: tag.id,
    tag,
    label: tag.name,
    keywords: tag.keyword_count,
    rates: rates((one) => one.tags.find(({ tag_id }) => tag_id === tag.id)?.numbers),
  }));
  if (untagged_keywords > 0)
    rows.push({
      key: 'untagged',
      tag: null,
      label: messages.withoutATag,
      keywords: untagged_keywords,
      rates: rates((one) => one.untagged),
    });
  if (channels.length > 0)
    rows.push({
      key: 'all',
      tag: null,
      label: messages.allKeywords,
      keywords: null,
      rates: rates((one) => ({ current: one.all })),
    });
  return rows;
}

/** The first line of the page: how many tags there are, and how much they cover. */
export function tagsInWords({ tags, untagged_keywords }: TagReport): string {
  if (tags.length === 0) return messages.noTagsHeadline;
  return untagged_keywords === 0
    ? messages.everyKeywordHasOne({ tags: tags.length })
    : messages.keywordsWithoutTags({ tags: tags.length, keywords: untagged_keywords });
}

/** Over which days the rates of these assistants are; null where there are none. */
export function windowsInWords({ channels, range }: TagReport): string | null {
  return channels.some(({ all }) => all !== null)
    ? messages.inRangeAsOnDashboard({ range: rangeInWords(range) })
    : null;
}
