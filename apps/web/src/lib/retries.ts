/** How often something that failed is tried again: a part of a page by a click, a part of the program by itself. */
export const RETRIES_MAX = 3;

/** How long a boundary waits before it draws again what broke; longer each time. */
export function boundaryDelayMs(tried: number): number {
  return 1_000 + 500 * tried;
}

/** How long what could not be loaded waits before it is asked for again: a part of the program, who is signed in. */
export function loaderDelayMs(tried: number): number {
  return 1_000 * 1.5 ** tried;
}

/** So many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What repeating depends on: how it waits, and whether the browser believes that it has a connection. */
export interface Surroundings {
  wait: (ms: number) => Promise<void>;
  isOnline: () => boolean;
}

const BROWSER: Surroundings = { wait: pause, isOnline: () => navigator.onLine };

/**
 * What `ask` comes to, asked again up to RETRIES_MAX times, longer after each time, while its failure is one that
 * `mayPass`. Without a connection nothing is asked again. `ask` is told how often it was asked before.
 */
export async function askUntilAnswered<Result>(
  ask: (tried: number) => Promise<Result>,
  mayPass: (error: unknown) => boolean,
  { wait, isOnline }: Surroundings = BROWSER,
): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask(tried);
    } catch (error) {
      if (tried === RETRIES_MAX || !mayPass(error) || !isOnline()) throw error;
      await wait(loaderDelayMs(tried));
    }
  }
}
