import { expect } from 'vitest';

/** Prints how many things a test walked; a walk over nothing proves nothing and fails. */
export function walked(count: number, things: string): void {
  console.log(`walked ${count} ${things}`);
  expect(count, things).toBeGreaterThan(0);
}
