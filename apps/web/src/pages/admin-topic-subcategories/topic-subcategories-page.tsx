import { type TopicSubcategoryRecord, topicSubcategories } from '@answerscope/contract';
import { OFFER_STATUS } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<TopicSubcategoryRecord>[] = [
  {
    key: 'name',
    header: messages.name,
    isMain: true,
    sortBy: 'name',
    width: '260px',
    cell: ({ name }) => name,
  },
  { key: 'category', header: messages.category, cell: ({ category_name }) => category_name },
  { key: 'description', header: messages.description, cell: ({ description }) => description },
  OFFER_STATUS,
];

/** What the kinds of business are divided into. */
export function TopicSubcategoriesPage() {
  return (
    <ResourcePage
      title={messages.topicSubcategories}
      resource={topicSubcategories}
      procedures={useAdminClients().queries.topic_subcategories}
      columns={COLUMNS}
    />
  );
}
