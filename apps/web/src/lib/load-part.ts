import { askUntilAnswered, type Surroundings } from './retries.ts';
import { isUnreachablePart } from './unreachable-part.ts';

/**
 * Loads a part of the program, again after a while where it could not be had. Browsers remember an address that failed
 * until the page is loaded anew: `load` adds what it is given to the address. Without a connection nothing is tried
 * again. The build calls this for every part that is loaded later.
 */
export async function loadPart<Part>(
  load: (again?: string) => Promise<Part>,
  surroundings?: Surroundings,
): Promise<Part> {
  return askUntilAnswered(
    (tried) => load(tried === 0 ? '' : `?retry=${tried}`),
    isUnreachablePart,
    surroundings,
  );
}
