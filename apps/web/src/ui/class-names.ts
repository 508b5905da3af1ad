/** Joins the names that are given; false, null and undefined stand for none. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
