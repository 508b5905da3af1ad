import { type TopicSubcategoryRecord, topicSubcategories } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';

const Route = getRouteApi('/_app/admin/topics/subcategories');

const COLUMNS: readonly Column<TopicSubcategoryRecord>[] = [
  { key: 'name', header: 'Name', isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'category', header: 'Category', cell: ({ category_name }) => category_name },
  { key: 'description', header: 'Description', cell: ({ description }) => description },
  {
    key: 'status',
    header: 'Status',
    cell: ({ is_active }) => <ActiveBadge isActive={is_active} words={{ yes: 'Offered', no: 'Withdrawn' }} />,
  },
];

/** What the kinds of business are divided into. */
export function TopicSubcategoriesPage() {
  const { queries } = useAdminClients();
  const navigate = Route.useNavigate();
  return (
    <ResourcePage
      title="Topic Subcategories"
      resource={topicSubcategories}
      procedures={queries.topic_subcategories}
      columns={COLUMNS}
      address={{ ...Route.useSearch() }}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  );
}
