import type { TopicOverview } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

type Category = TopicOverview['categories'][number];

/** What is missing in a category, in words; null where nothing is. */
export function gapOf({ is_active, subcategories, ideas, companies, undivided }: Category): string | null {
  if (!is_active) {
    return companies === 0
      ? null
      : `Withdrawn, and ${counted(companies, 'company', 'companies')} still in it`;
  }
  if (subcategories === 0)
    return ideas === 0 ? messages.offersNoSubcategoryAndNo : messages.offersNoSubcategory;
  if (ideas === 0) return messages.offersNoTopicIdea;
  if (undivided > 0) return `${counted(undivided, 'company', 'companies')} without a subcategory`;
  return null;
}

/** What the categories lack, in one sentence. */
export function gapsInWords({ categories }: Pick<TopicOverview, 'categories'>): string {
  const offered = categories.filter(({ is_active }) => is_active);
  const empty = offered.filter(({ subcategories }) => subcategories === 0).length;
  const silent = offered.filter(({ ideas }) => ideas === 0).length;
  const words = `${counted(offered.length, 'category', 'categories')} offered`;
  const gaps = [
    ...(empty === 0 ? [] : [`${empty} without a subcategory`]),
    ...(silent === 0 ? [] : [`${silent} without a topic idea`]),
  ];
  return gaps.length === 0
    ? `${words}, each with subcategories and topic ideas.`
    : `${words}, ${gaps.join(', ')}.`;
}
