import { type FaqItem, faqItems } from '@answerscope/contract';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<FaqItem>[] = [
  { key: 'question', header: 'Question', isMain: true, sortBy: 'question', cell: ({ question }) => question },
  { key: 'category', header: 'Category', width: '180px', cell: categoryInWords },
  { key: 'status', header: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

function categoryInWords({ category_name, is_category_trashed }: FaqItem): string {
  if (category_name === null) return 'None';
  return is_category_trashed ? `${category_name}: in the trash, so shown without` : category_name;
}

/** The questions of the FAQ. */
export function FaqItemsPage() {
  return (
    <ResourcePage
      title={messages.faqManagement}
      resource={faqItems}
      procedures={useAdminClients().queries.faq_items}
      columns={COLUMNS}
    />
  );
}
