import { type Logo, logos } from '@answerscope/contract';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { Thumbnail } from '../../features/admin/resources/thumbnail.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<Logo>[] = [
  {
    key: 'image',
    header: messages.image,
    width: '140px',
    cell: ({ image_url, alt_text }) => <Thumbnail src={image_url} alt={alt_text} />,
  },
  { key: 'name', header: messages.name, isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'status', header: messages.status, cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

/** The logos of the landing page. */
export function LogosPage() {
  return (
    <ResourcePage
      title={messages.logosManagement}
      resource={logos}
      procedures={useAdminClients().queries.logos}
      columns={COLUMNS}
    />
  );
}
