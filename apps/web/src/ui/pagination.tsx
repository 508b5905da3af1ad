import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useClampedPage } from '../lib/use-clamped-page.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  /** Undefined while nobody has said how many rows there are. */
  total: number | undefined;
  /** There are more rows than `total`: nobody counted them all. */
  isTotalCapped?: boolean | undefined;
  /** Goes to a page; `replaces` where it stands in the place of one beyond the end. */
  onPage: (page: number, replaces: boolean) => void;
}

/**
 * Which rows are shown of how many, and the pages before and after. Nothing while one page holds them all. A page beyond
 * the last becomes the last.
 */
export function Pagination({ page, pageSize, total, isTotalCapped = false, onPage }: PaginationProps) {
  useClampedPage({ page, pageSize, total, onPage: (last) => onPage(last, true) });
  if (total === undefined || (total <= pageSize && page === 1)) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <nav className={styles.pagination} aria-label={messages.pages}>
      <span>
        {(isTotalCapped ? messages.rowsOfMoreThan : messages.rowsOf)({
          first,
          last: Math.min(total, page * pageSize),
          total,
        })}
      </span>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1, false)}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        {messages.previous}
      </Button>
      <Button size="small" disabled={page >= last && !isTotalCapped} onClick={() => onPage(page + 1, false)}>
        {messages.next}
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </nav>
  );
}
