import type { WireError } from '@answerscope/contract';
import { loadCatalogue } from './wire-catalogue.ts';

const load = loadCatalogue;

/** The server's messages in the language of the build, and what says its texts with them; null in English. */
export const loadOwnWords =
  load === null
    ? null
    : async () => {
        const [{ default: catalogue }, words] = await Promise.all([load(), import('./wire-words.ts')]);
        return { catalogue, ...words };
      };

/** An error of the wire, which is English, in the language of the build; as it came where that cannot be loaded. */
export async function inOwnWords(error: WireError): Promise<WireError> {
  if (loadOwnWords === null) return error;
  try {
    const { catalogue, translated } = await loadOwnWords();
    return translated(error, catalogue);
  } catch {
    return error;
  }
}
