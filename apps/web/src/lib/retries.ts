/** How often something that failed is tried again: a part of a page by a click, a part of the program by itself. */
export const RETRIES_MAX = 3;

/** How long a boundary waits before it draws again what broke; longer each time. */
export function boundaryDelayMs(tried: number): number {
  return 1_000 + 500 * tried;
}

/** How long a part of the program that could not be loaded waits before it is asked for again. */
export function loaderDelayMs(tried: number): number {
  return 1_000 * 1.5 ** tried;
}

/** So many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
