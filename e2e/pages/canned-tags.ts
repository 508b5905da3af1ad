import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { lastDays, pooledRate, rowFigures } from './canned-figures.ts';
import { alterReply, reply } from './replies.ts';

const COLORS = ['#3B82F6', '#10B981', '#F59E0B', '#EF4444', '#8B5CF6', '#06B6D4', '#84CC16', '#F97316'];
const TAGS = [
  'Advice and recommendations for people who begin to read',
  'Bestsellers',
  'Core',
  'Familien',
  'Gifts',
  'Office',
  'Q4 campaign',
  '文学',
].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000010${index}`,
  name,
  color: COLORS[index],
  keyword_count: name === 'Core' ? 0 : 3 + index * 7,
}));
const VERDICTS = ['improved', 'no_detectable_change', 'not_enough_data', 'declined'];

function numbersOf(current: ReturnType<typeof pooledRate> | null, index: number) {
  const verdict = VERDICTS[index % VERDICTS.length];
  const wait =
    verdict === 'not_enough_data' ? { possible_from: '2026-12-26T05:00:00.000Z', helps_now: null } : null;
  return {
    current,
    empty_answers: index % 3,
    change: { verdict, earlier: current, recent: current, wait },
  };
}

/** One tag has no keyword, one no answer that counts, one a single answer. */
const rateOfTag = (index: number, least: number) =>
  index === 5 ? null : index === 3 ? pooledRate(1, 1) : pooledRate(least + index, 20 + index * 4);

/** Tags of weeks on four assistants, and what was done with them. */
export async function showTagReport(page: Page): Promise<void> {
  await reply(page, contract.reports.get_tag_report, {
    range: lastDays(28),
    tags: TAGS.map((tag, index) => ({
      ...tag,
      figures: rowFigures(tag.keyword_count === 0 ? 0 : 4 + 9 * index, tag.keyword_count === 0 ? 0 : 80),
    })),
    untagged_keywords: 3,
    untagged: rowFigures(22, 96),
    all: rowFigures(182, 720),
    channels: ['openai', 'gemini', 'claude', 'perplexity'].map((channel, place) => ({
      channel,
      all: pooledRate(44 + place, 180),
      tags: TAGS.map(({ id, keyword_count }, index) => ({
        tag_id: id,
        numbers: keyword_count === 0 ? null : numbersOf(rateOfTag(index, 4 + place), index),
      })),
      untagged: numbersOf(pooledRate(4 + place, 24), 1),
    })),
  });
  await reply(page, contract.tags.get_tag_analytics, {
    usage_stats: {
      total_tags: TAGS.length,
      total_relationships: 120,
      avg_keywords_per_tag: 15,
      most_used_tags: TAGS.slice(0, 3),
    },
    recent_activity: ['add', 'create', 'merge', 'remove'].map((operation_type, index) => ({
      operation_type,
      tag_name: TAGS[index]?.name,
      keywords_affected: index * 12,
      created_at: `2026-11-2${4 - index}T10:00:00.000Z`,
    })),
  });
}

export const showTags = (page: Page) => reply(page, contract.tags.get_tags, { tags: TAGS });

/** Tags of one keyword. */
export const showKeywordTags = (page: Page) =>
  reply(page, contract.tags.get_keyword_tags, { tags: TAGS.slice(0, 4).map(asOfKeyword) });

/** Keywords of the list with none, one, and more tags than are shown. */
export const showTaggedKeywords = (page: Page) =>
  alterReply(page, contract.keywords.list_keywords, (body) => ({
    ...body,
    tags: TAGS,
    items: body.items.map((item, index) => ({
      ...item,
      tags: TAGS.slice(index % 3, (index % 3) + ((index * 3) % 7)).map(asOfKeyword),
    })),
  }));

function asOfKeyword({ id, name, color }: (typeof TAGS)[number]) {
  return { id, name, color };
}
