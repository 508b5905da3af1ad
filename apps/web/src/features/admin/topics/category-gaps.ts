import type { TopicOverview } from '@answerscope/contract';
import * as messages from './messages.ts';

type Category = TopicOverview['categories'][number];

/** What is missing in a category, in words; null where nothing is. */
export function gapOf({ is_active, subcategories, ideas, companies, undivided }: Category): string | null {
  if (!is_active) {
    return companies === 0 ? null : messages.withdrawnWithCompanies({ companies });
  }
  if (subcategories === 0) return ideas === 0 ? messages.offersNothing : messages.offersNoSubcategory;
  if (ideas === 0) return messages.offersNoTopicIdea;
  if (undivided > 0) return messages.companiesUndivided({ companies: undivided });
  return null;
}

/** What the categories lack, in one sentence. */
export function gapsInWords({ categories }: Pick<TopicOverview, 'categories'>): string {
  const offered = categories.filter(({ is_active }) => is_active);
  const empty = offered.filter(({ subcategories }) => subcategories === 0).length;
  const silent = offered.filter(({ ideas }) => ideas === 0).length;
  return empty === 0 && silent === 0
    ? messages.allComplete({ offered: offered.length })
    : messages.someIncomplete({ offered: offered.length, empty, silent });
}
