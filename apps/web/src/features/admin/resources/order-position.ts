import { LIMITS } from '@answerscope/contract';

/** The positions, from 1, that a row can be moved to: every row in between is named to the server. */
export function reachable(position: number, total: number): { min: number; max: number } {
  const most = LIMITS.bulk_rows_max - 1;
  return { min: Math.max(1, position - most), max: Math.min(total, position + most) };
}

/** A list with one of its rows in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** A list that is read page by page, from 1. */
interface PagedIds {
  pageSize: number;
  readPage: (page: number) => Promise<string[]>;
}

/** The ids at the positions from `first` to `last`. */
export async function idsBetween(
  first: number,
  last: number,
  { pageSize, readPage }: PagedIds,
): Promise<string[]> {
  const [from, to] = [Math.ceil(first / pageSize), Math.ceil(last / pageSize)];
  const pages = await Promise.all(Array.from({ length: to - from + 1 }, (_, at) => readPage(from + at)));
  const skipped = (from - 1) * pageSize;
  return pages.flat().slice(first - 1 - skipped, last - skipped);
}
