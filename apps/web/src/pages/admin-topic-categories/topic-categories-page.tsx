import { type TopicCategoryRecord, topicCategories } from '@answerscope/contract';
import { OFFER_STATUS } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { CATEGORY_IDEAS, CATEGORY_SUBCATEGORIES } from '../../features/admin/topics/category-columns.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<TopicCategoryRecord>[] = [
  {
    key: 'name',
    header: messages.name,
    isMain: true,
    sortBy: 'name',
    width: '260px',
    cell: ({ name }) => name,
  },
  { key: 'description', header: messages.description, cell: ({ description }) => description },
  CATEGORY_SUBCATEGORIES,
  CATEGORY_IDEAS,
  OFFER_STATUS,
];

/** The kinds of business that companies choose from. */
export function TopicCategoriesPage() {
  return (
    <ResourcePage
      title={messages.topicCategories}
      resource={topicCategories}
      procedures={useAdminClients().queries.topic_categories}
      columns={COLUMNS}
    />
  );
}
