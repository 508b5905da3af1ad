import { type FaqItem, faqItems } from '@answerscope/contract';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<FaqItem>[] = [
  {
    key: 'question',
    header: messages.question,
    isMain: true,
    sortBy: 'question',
    cell: ({ question }) => question,
  },
  { key: 'category', header: messages.category, width: '180px', cell: categoryInWords },
  LANGUAGES_COLUMN,
  { key: 'status', header: messages.status, cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

function categoryInWords({ category_name, is_category_trashed }: FaqItem): string {
  if (category_name === null) return messages.none;
  return is_category_trashed ? messages.categoryInTrash({ category: category_name }) : category_name;
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
