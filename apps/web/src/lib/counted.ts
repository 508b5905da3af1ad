/**
 * A number with what it counts: '1 check', '1,204 checks', '3 more answers'.
 * @param many where the plural is not the singular with an s.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
