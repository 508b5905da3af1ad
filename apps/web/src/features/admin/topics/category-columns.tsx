import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, rowAction } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';

/** What the overview and the list of categories both show of one. */
export interface ShownCategory {
  id: string;
  name: string;
  subcategories: number;
  ideas: number;
}

/** How many subcategories it has, as the way to them. */
export const CATEGORY_SUBCATEGORIES: Column<ShownCategory> = {
  key: 'subcategories',
  header: messages.subcategories,
  align: 'end',
  cell: ({ id, name, subcategories }) => (
    <ButtonLink
      look="quiet"
      size="small"
      className={rowAction}
      to="/admin/topics/subcategories"
      search={{ of: id }}
      aria-label={messages.subcategoriesOf({ count: subcategories, category: name })}
    >
      {subcategories}
    </ButtonLink>
  ),
};

/** How many topic ideas it has, as the way to them. */
export const CATEGORY_IDEAS: Column<ShownCategory> = {
  key: 'ideas',
  header: messages.ideas,
  align: 'end',
  cell: ({ id, name, ideas }) => (
    <ButtonLink
      look="quiet"
      size="small"
      className={rowAction}
      to="/admin/topics/ideas"
      search={{ of: id }}
      aria-label={messages.ideasOf({ count: ideas, category: name })}
    >
      {ideas}
    </ButtonLink>
  ),
};
