/**
 * A number with what it counts: '1 check', '1,204 checks', '3 more answers'.
 * @param many where the plural is not the singular with an s.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** A list's number of rows: '1,204 users', or 'more than 100,000 users' where the server stopped counting. */
export function countedUpTo(
  { total, is_total_capped }: { total: number; is_total_capped?: boolean },
  one: string,
  many?: string,
): string {
  return `${is_total_capped ? 'more than ' : ''}${counted(total, one, many)}`;
}
