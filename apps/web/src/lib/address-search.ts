import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * A parameter as an address says it: text, number or boolean. Whatever else is JSON stays the text it is: no page wants a
 * list or an object, and the router itself breaks on lists that are nested thousands deep.
 */
function readValue(said: string): string | number | boolean {
  const value: unknown = JSON.parse(said);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // A number only where it is written the same: '1.50' and '1e400' are texts.
  if (typeof value === 'number' && String(value) === said) return value;
  throw new Error('Not a value of a search parameter');
}

/** How the router reads the search parameters of an address, and writes them. */
export const parseSearch = parseSearchWith(readValue);
export const stringifySearch = stringifySearchWith(JSON.stringify, readValue);
