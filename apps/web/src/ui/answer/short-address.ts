const LENGTH_MAX = 60;

/** A page's address as a name for it: without scheme, www and what follows the path, cut where it is long. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.hostname) return url;
  const name = `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/$/, '')}`;
  return name.length > LENGTH_MAX ? `${name.slice(0, LENGTH_MAX)}…` : name;
}
