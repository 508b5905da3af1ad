import { type TopicCategoryRecord, topicCategories } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { CATEGORY_STATUS, CATEGORY_SUBCATEGORIES } from '../../features/admin/topics/category-columns.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';

const Route = getRouteApi('/_app/admin/topics/categories');

const COLUMNS: readonly Column<TopicCategoryRecord>[] = [
  { key: 'name', header: 'Name', isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'description', header: 'Description', cell: ({ description }) => description },
  CATEGORY_SUBCATEGORIES,
  CATEGORY_STATUS,
];

/** The kinds of business that companies choose from. */
export function TopicCategoriesPage() {
  const { queries } = useAdminClients();
  const navigate = Route.useNavigate();
  return (
    <ResourcePage
      title="Topic Categories"
      resource={topicCategories}
      procedures={queries.topic_categories}
      columns={COLUMNS}
      address={{ ...Route.useSearch() }}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  );
}
