import { loaderDelayMs, pause, RETRIES_MAX } from './retries.ts';
import { isUnreachablePart } from './unreachable-part.ts';

interface Surroundings {
  wait: (ms: number) => Promise<void>;
  isOnline: () => boolean;
}

const BROWSER: Surroundings = { wait: pause, isOnline: () => navigator.onLine };

/**
 * Loads a part of the program, again after a while where it could not be had. Browsers remember an address that failed
 * until the page is loaded anew: `load` adds what it is given to the address. Without a connection nothing is tried
 * again. The build calls this for every part that is loaded later.
 */
export async function loadPart<Part>(
  load: (again?: string) => Promise<Part>,
  { wait, isOnline }: Surroundings = BROWSER,
): Promise<Part> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await load(tried === 0 ? '' : `?retry=${tried}`);
    } catch (error) {
      if (tried === RETRIES_MAX || !isUnreachablePart(error) || !isOnline()) throw error;
      await wait(loaderDelayMs(tried));
    }
  }
}
