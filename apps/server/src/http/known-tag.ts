import type { IncomingMessage } from 'node:http';

/**
 * Whether the asker has what a tag names already: If-None-Match names one tag, several, or any (RFC 9110, 13.1.2). Weak
 * and strong tags of the same bytes are the same to it.
 */
export function isKnownTag(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => toStrong(tag.trim()));
  return tags.includes('*') || tags.includes(toStrong(etag));
}

function toStrong(tag: string): string {
  return tag.replace(/^W\//, '');
}
