import { hostInWords } from '../../lib/host-in-words.ts';

const LENGTH_MAX = 60;

/** A page's address as a name for it: without scheme, www and what follows the path, cut where it is long. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const name = `${hostInWords(hostname.replace(/^www\./, ''))}${pathname.replace(/\/$/, '')}`;
  return name.length > LENGTH_MAX ? `${name.slice(0, LENGTH_MAX)}…` : name;
}
