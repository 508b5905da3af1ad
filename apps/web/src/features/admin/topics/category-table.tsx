import type { TopicOverview } from '@answerscope/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { counted } from '../../../lib/counted.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable, rowAction } from '../../../ui/data-table.tsx';
import { ActiveBadge } from '../resources/active-badge.tsx';
import { gapOf } from './category-gaps.ts';

type Category = TopicOverview['categories'][number];

const COLUMNS: readonly Column<Category>[] = [
  { key: 'name', header: 'Category', isMain: true, cell: ({ name }) => name },
  {
    key: 'status',
    header: 'Status',
    cell: ({ is_active }) => <ActiveBadge isActive={is_active} words={{ yes: 'Offered', no: 'Withdrawn' }} />,
  },
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
    key: 'companies',
    header: 'Companies',
    align: 'end',
    cell: ({ companies }) => companies.toLocaleString('en'),
  },
  {
    key: 'gap',
    header: 'Gap',
    cell: (category) => {
      const gap = gapOf(category);
      return (
        gap && (
          <Badge Icon={IconAlertTriangle} tone="warning">
            {gap}
          </Badge>
        )
      );
    },
  },
];

/** The kinds of business with how many companies chose them and what they lack. Null while they load. */
export function CategoryTable({ categories }: { categories: readonly Category[] | null }) {
  return <DataTable label="Categories" columns={COLUMNS} rows={categories} rowKey={({ id }) => id} />;
}
