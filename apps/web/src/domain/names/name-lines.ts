/** The names of a text, one a line; empty lines are passed over. */
export function toNames(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The same names as a text that can be edited. */
export function toLines(names: readonly string[]): string {
  return names.join('\n');
}
