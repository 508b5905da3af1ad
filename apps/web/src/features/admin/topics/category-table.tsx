import { numberInWords, type TopicOverview } from '@answerscope/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { OFFER_STATUS } from '../resources/active-badge.tsx';
import { CATEGORY_IDEAS, CATEGORY_SUBCATEGORIES } from './category-columns.tsx';
import { gapOf } from './category-gaps.ts';
import * as messages from './messages.ts';

type Category = TopicOverview['categories'][number];

const COLUMNS: readonly Column<Category>[] = [
  { key: 'name', header: messages.category, isMain: true, cell: ({ name }) => name },
  OFFER_STATUS,
  CATEGORY_SUBCATEGORIES,
  CATEGORY_IDEAS,
  {
    key: 'companies',
    header: messages.companies,
    align: 'end',
    cell: ({ companies }) => numberInWords(companies),
  },
  {
    key: 'gap',
    header: messages.gap,
    cell: (category) => {
      const gap = gapOf(category);
      return gap && <Badge Icon={IconAlertTriangle} tone="warning" label={gap} />;
    },
  },
];

/** The kinds of business with how many companies chose them and what they lack. Null while they load. */
export function CategoryTable({ categories }: { categories: readonly Category[] | null }) {
  return (
    <DataTable label={messages.categories} columns={COLUMNS} rows={categories} rowKey={({ id }) => id} />
  );
}
