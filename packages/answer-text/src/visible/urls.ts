/** 1 for ASCII letters, digits and the hyphen. */
const HOST_UNITS = new Uint8Array(128);
for (const char of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-')
  HOST_UNITS[char.charCodeAt(0)] = 1;
/** Labels of a host, and units of one. */
export const MAX_LABELS = 6;
export const MAX_LABEL = 63;
/** Units of a host with the dots behind its labels. */
export const MAX_HOST: number = MAX_LABELS * (MAX_LABEL + 1);

/** A unit of a host name. */
export function isHostUnit(code: number): boolean {
  return code < 128 && HOST_UNITS[code] === 1;
}

/** A unit before the '@' of an e-mail address: those of a host, full stop, plus and underscore. */
export function isLocalUnit(code: number): boolean {
  return isHostUnit(code) || code === 0x2e || code === 0x2b || code === 0x5f;
}

const URL_STOP = /[\s<>"`|{}\\^\u3000-\u303f\uff00-\uffef\ufffc\u201c\u201d\u00ab\u00bb]/;
const TRAILING = /[.,;:!?'*_~\])]/;

/** End of the URL that begins at `start`: balanced brackets stay, closing punctuation does not. */
export function urlEnd(text: string, start: number, limit: number): number {
  let end = start;
  let round = 0;
  let square = 0;
  while (end < limit && end - start < 4096) {
    const char = text.charAt(end);
    if (URL_STOP.test(char)) break;
    if (char === '(') round++;
    if (char === ')' && --round < 0) break;
    if (char === '[') square++;
    if (char === ']' && --square < 0) break;
    end++;
  }
  while (end > start && TRAILING.test(text.charAt(end - 1))) {
    if (text.charAt(end - 1) === ')' && text.slice(start, end).includes('(')) break;
    end--;
  }
  return end;
}

const TRACKING = /^(utm_|fbclid$|gclid$|msclkid$|mc_[ce]id$|ref$|ref_src$|srsltid$)/i;

/**
 * One spelling per page: https, lower-case host without www, no fragment, no tracking parameters, no trailing slash.
 * Null when the text is no web address.
 */
export function normalizeUrl(raw: string): string | null {
  const known = normalized.get(raw);
  if (known !== undefined) return known;
  const url = normalizePlain(raw) ?? normalizeAny(raw);
  if (raw.length <= MAX_KEPT_UNITS) keep(raw, url);
  return url;
}

const MAX_KEPT = 2000;
const MAX_KEPT_UNITS = 300;
/** Addresses read before: answers to one question cite the same pages over and over. */
const normalized = new Map<string, string | null>();

function keep(raw: string, url: string | null): void {
  if (normalized.size >= MAX_KEPT) normalized.clear();
  normalized.set(raw, url);
}

/** `https://host/path` in plain ASCII without anything a URL parser would rewrite. */
const PLAIN_URL =
  /^https:\/\/(?:www\.)?([a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,24})((?:\/[A-Za-z0-9_~:@!$&()*+,;=%-][A-Za-z0-9_~.:@!$&()*+,;=%-]*)*)\/*(?:\?([A-Za-z0-9_.~&=%-]*))?$/;

const KEY_START = /(?:^|&)([^&=]*)/g;

function normalizePlain(raw: string): string | null {
  const match = PLAIN_URL.exec(raw);
  if (!match || raw.includes('xn--')) return null;
  const [, host = '', path = '', query = ''] = match;
  if (query === '') return `https://${host}${path}`;
  const keys = query.includes('&')
    ? Array.from(query.matchAll(KEY_START), ([, key = '']) => key)
    : query.split('=', 1);
  if (keys.some((key) => key.includes('%'))) return null;
  const tracking = keys.filter((key) => TRACKING.test(key)).length;
  if (tracking === keys.length) return `https://${host}${path}`;
  return tracking === 0 ? `https://${host}${path}?${query}` : null;
}

function normalizeAny(raw: string): string | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(raw) ? raw : `https://${raw}`);
  if (url === null) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.search !== '') {
    for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  }
  const host = url.host.replace(/^www\./, '').replace(/\.$/, '');
  const path = url.pathname.replace(/\/+$/, '');
  return `https://${host}${path}${url.search}`;
}
