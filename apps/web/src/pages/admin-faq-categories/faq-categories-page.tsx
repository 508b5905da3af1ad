import { type FaqCategory, faqCategories } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<FaqCategory>[] = [
  { key: 'name', header: messages.name, isMain: true, sortBy: 'name', cell: ({ name }) => name },
  LANGUAGES_COLUMN,
  {
    key: 'items',
    header: messages.faqItems,
    align: 'end',
    cell: ({ id, items }) => (
      <Link to="/admin/faqs" search={{ of: id }}>
        {items}
      </Link>
    ),
  },
];

/** What the questions of the FAQ are grouped by. */
export function FaqCategoriesPage() {
  return (
    <ResourcePage
      title={messages.faqCategories}
      resource={faqCategories}
      procedures={useAdminClients().queries.faq_categories}
      columns={COLUMNS}
    />
  );
}
