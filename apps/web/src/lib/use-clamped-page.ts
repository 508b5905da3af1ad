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

/** A page beyond the last becomes the last, as when its rows were deleted or the address was typed. */
export function useClampedPage({ page, pageSize, total, onPage }: ClampedPageInput): void {
  const last = lastPage(total, pageSize);
  useEffect(() => {
    if (last !== null && page > last) onPage(last);
  });
}

/** The last page that holds rows, 1 when there are none; null while the number of rows is not known. */
export function lastPage(total: number | undefined, pageSize: number): number | null {
  return total === undefined ? null : Math.max(1, Math.ceil(total / pageSize));
}
