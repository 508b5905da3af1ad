import { useEffect } from 'react';

interface ClampedPageInput {
  /** The page of the address, from 1. */
  page: number;
  pageSize: number;
  /** How many rows there are; undefined while nobody has said. */
  total: number | undefined;
  /** Goes to a page in place of the one beyond the end. */
  onPage: (page: number) => void;
}

/**
 * A page beyond the last becomes the last, as when its rows were deleted or the address was typed.
 * True while it is so: the rows of the right page are still to come.
 */
export function useClampedPage({ page, pageSize, total, onPage }: ClampedPageInput): boolean {
  const last = lastPage(total, pageSize);
  const isBeyond = last !== null && page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  });
  return isBeyond;
}

/** The last page that holds rows, 1 when there are none; null while the number of rows is not known. */
export function lastPage(total: number | undefined, pageSize: number): number | null {
  return total === undefined ? null : Math.max(1, Math.ceil(total / pageSize));
}
