import { strFromU8, unzipSync } from 'fflate';

/** The files of a ZIP as text, by their names. */
export function textsIn(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
