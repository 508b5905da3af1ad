import { type Testimonial, testimonials } from '@answerscope/contract';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<Testimonial>[] = [
  { key: 'name', header: messages.name, isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'role', header: messages.role, cell: ({ role }) => role },
  { key: 'content', header: messages.whatTheySay, cell: ({ content }) => content },
  LANGUAGES_COLUMN,
  { key: 'status', header: messages.status, cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

/** What customers say on the landing page. */
export function TestimonialsPage() {
  return (
    <ResourcePage
      title={messages.testimonials}
      resource={testimonials}
      procedures={useAdminClients().queries.testimonials}
      columns={COLUMNS}
    />
  );
}
