import {
  compareNames,
  type KeywordTag,
  LIMITS,
  statementsInWords,
  type TaggedKeyword,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Tags that keywords are given, or that are taken from them. */
export interface Tagging {
  keyword_ids: readonly string[];
  tags: readonly KeywordTag[];
  action: 'add' | 'remove';
}

const byName = (one: KeywordTag, other: KeywordTag) => compareNames(one.name, other.name);

/** What a keyword has after it, as far as the browser can know: who would have too many keeps what there was. */
export function tagsAfter(
  before: readonly KeywordTag[],
  { tags, action }: Pick<Tagging, 'tags' | 'action'>,
): KeywordTag[] {
  const without = before.filter(({ id }) => !tags.some((tag) => tag.id === id));
  if (action === 'remove') return without;
  const after = [...without, ...tags].toSorted(byName);
  return after.length > LIMITS.tags_of_keyword_max ? [...before] : after;
}

/** The list's keywords with the tags that they have then. */
export function withTagging<Item extends { id: string; tags: KeywordTag[] }>(
  items: readonly Item[],
  tagging: Tagging,
): Item[] {
  const ids = new Set(tagging.keyword_ids);
  return items.map((item) => (ids.has(item.id) ? { ...item, tags: tagsAfter(item.tags, tagging) } : item));
}

/** What takes back exactly what was changed: one tagging for each set of tags that keywords were given. */
export function undoOf(tagging: Tagging, results: readonly TaggedKeyword[]): Tagging[] {
  const changed = results.filter(({ changed_tag_ids }) => changed_tag_ids.length > 0);
  const bySet = Map.groupBy(changed, ({ changed_tag_ids }) => changed_tag_ids.toSorted().join());
  return [...bySet.values()].map((group) => ({
    keyword_ids: group.map(({ keyword_id }) => keyword_id),
    tags: tagging.tags.filter(({ id }) => group[0]?.changed_tag_ids.includes(id)),
    action: tagging.action === 'add' ? 'remove' : 'add',
  }));
}

interface Done {
  tagging: Tagging;
  results: readonly TaggedKeyword[];
}

/** What is said of taggings that were made one after another, and what takes all of them back: the last one first. */
export function noticeOf(done: readonly Done[]): { title: string; description: string; undo: Tagging[] } {
  const undo = done.toReversed().flatMap(({ tagging, results }) => undoOf(tagging, results));
  return {
    title: undo.length === 0 ? messages.nothingToChange : messages.tagsChanged,
    description: statementsInWords(done.map(({ tagging, results }) => taggingInWords(tagging, results))),
    undo,
  };
}

/** What became of it, for a notice: '“Core” added to 12 keywords; 2 have 20 tags already'. */
export function taggingInWords({ tags, action }: Tagging, results: readonly TaggedKeyword[]): string {
  const count = (state: TaggedKeyword['state']) => results.filter((one) => one.state === state).length;
  const what =
    tags.length === 1
      ? messages.quotedTag({ tag: tags[0]?.name ?? '' })
      : messages.severalTags({ count: tags.length });
  const changed = { tags: what, keywords: count('changed') };
  const said = action === 'add' ? messages.addedTo(changed) : messages.removedFrom(changed);
  const full = count('too_many_tags');
  const gone = count('not_found');
  return statementsInWords([
    said,
    ...(full > 0 ? [messages.wouldHaveTooMany({ count: full, max: LIMITS.tags_of_keyword_max })] : []),
    ...(gone > 0 ? [messages.noLongerThere({ count: gone })] : []),
  ]);
}
