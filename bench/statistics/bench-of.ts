/** What each part of the bench is given. */
export interface Bench {
  seed: number;
  /** Notes a promise that was not held. */
  demand(held: boolean, what: string): void;
}

export const percent = (share: number | null): string =>
  share === null ? '-' : `${(100 * share).toFixed(1)}%`;

/** One row of a table. */
export const line = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
