/** Fields of replies that hold the product's own sentences. */
const OWN_FIELDS = new Set(['message', 'error', 'reason']);
/** In replies and in messages. */
const OWN_NAMES = new Set([
  'ChatGPT',
  'Claude',
  'Gemini',
  'Perplexity',
  'UTC',
  'Free',
  'Professional',
  'Enterprise',
]);
/** Longer ones are answers, which are collected line by line. */
const CONTENT_MAX = 400;
const DATE_WORD =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|am|pm|utc)$/i;

/** Adds what a reply holds of names, keywords, answers and sites. */
export function collectContent(reply: unknown, content: Set<string>): void {
  if (typeof reply === 'string') {
    for (const text of [reply, ...reply.split('\n')].map((one) => one.trim()))
      if (text.length >= 3 && /\p{L}/u.test(text) && !/^[a-z_]+$|^\d{4}-\d\d-\d\d/.test(text))
        content.add(text);
  } else if (reply !== null && typeof reply === 'object')
    for (const [field, value] of Object.entries(reply))
      if (!OWN_FIELDS.has(field)) collectContent(value, content);
}

/** The texts with words that are neither content nor figures nor dates, and those words. Pure. */
export function ownWords(
  texts: readonly string[],
  content: ReadonlySet<string>,
): { text: string; words: string[] }[] {
  const names = [...content].filter((text) => text.length < CONTENT_MAX && !OWN_NAMES.has(text));
  const longestFirst = names
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|') || '(?!)'})(?!\\p{L})`, 'gu');
  return texts
    .filter((text) => !content.has(text))
    .map((text) => ({
      text,
      words: (text.replace(pattern, ' ').match(/\p{L}[\p{L}’'.-]*/gu) ?? []).filter(
        (word) => (word.length > 1 && !DATE_WORD.test(word)) || /^(a|I)$/.test(word),
      ),
    }))
    .filter(({ words }) => words.length > 0);
}
