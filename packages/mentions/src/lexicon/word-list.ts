/** The words of a list in `words/`, parted by white space. */
export function wordsOf(lines: readonly string[] | undefined): string[] {
  return lines === undefined ? [] : lines.flatMap((line) => line.split(' '));
}

export function setOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(wordsOf(lines));
}
