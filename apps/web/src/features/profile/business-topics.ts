import type { TopicCategory } from '@answerscope/contract';
import type { Api } from '../../lib/api.ts';

type TopicsApi = Pick<
  Api['topics'],
  'get_topic_categories' | 'list_topic_categories' | 'list_topic_subcategories'
>;

/** The categories to choose from; a list that cannot be loaded is silently empty (specification 7.3). */
export async function loadCategories(topics: TopicsApi): Promise<TopicCategory[]> {
  try {
    return (await topics.get_topic_categories()).categories;
  } catch {
    return topics.list_topic_categories().catch(() => []);
  }
}

/** The subcategories of a category; a list that cannot be loaded is silently empty. */
export function loadSubcategories(topics: TopicsApi, categoryId: string): Promise<TopicCategory[]> {
  return topics.list_topic_subcategories({ category_id: categoryId }).catch(() => []);
}

/** What can be chosen: what is offered, and what was chosen before, also when it is offered no more. */
export function topicOptions(
  offered: readonly TopicCategory[],
  { chosen, none }: { chosen: TopicCategory | null; none: string },
): { value: string; label: string }[] {
  const isMissing = chosen !== null && offered.every(({ id }) => id !== chosen.id);
  const all = isMissing ? [...offered, chosen] : offered;
  return [{ value: '', label: none }, ...all.map(({ id, name }) => ({ value: id, label: name }))];
}
