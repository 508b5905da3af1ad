import { type Logo, logos } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { Thumbnail } from '../../features/admin/resources/thumbnail.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';

const Route = getRouteApi('/_app/admin/logos');

const COLUMNS: readonly Column<Logo>[] = [
  {
    key: 'image',
    header: 'Image',
    width: '140px',
    cell: ({ image_url, alt_text }) => <Thumbnail src={image_url} alt={alt_text} />,
  },
  { key: 'name', header: 'Name', isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'status', header: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

/** The logos of the landing page. */
export function LogosPage() {
  const { queries } = useAdminClients();
  const navigate = Route.useNavigate();
  return (
    <ResourcePage
      title="Logos Management"
      resource={logos}
      procedures={queries.logos}
      columns={COLUMNS}
      address={{ ...Route.useSearch() }}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  );
}
