/** Signs nobody sees: soft hyphen, zero-width space, direction marks. Joiners stay, some scripts write with them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A name as it is stored: NFC, single spaces, no space at the ends, nothing that cannot be seen. */
export function normalizeName(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}

/** What makes two spellings the same name: NFKC, lower case. */
export function nameKey(text: string): string {
  return normalizeName(text).normalize('NFKC').toLowerCase();
}
