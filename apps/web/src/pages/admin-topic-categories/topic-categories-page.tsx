import { type TopicCategoryRecord, topicCategories } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, rowAction } from '../../ui/data-table.tsx';

const Route = getRouteApi('/_app/admin/topics/categories');

const COLUMNS: readonly Column<TopicCategoryRecord>[] = [
  { key: 'name', header: 'Name', isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'description', header: 'Description', cell: ({ description }) => description },
  {
    key: 'subcategories',
    header: 'Subcategories',
    align: 'end',
    cell: ({ id, name, subcategories }) => (
      <ButtonLink
        look="quiet"
        size="small"
        className={rowAction}
        to="/admin/topics/subcategories"
        search={{ of: id }}
        aria-label={`${counted(subcategories, 'subcategory', 'subcategories')} of ${name}`}
      >
        {subcategories}
      </ButtonLink>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ is_active }) => <ActiveBadge isActive={is_active} words={{ yes: 'Offered', no: 'Withdrawn' }} />,
  },
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
