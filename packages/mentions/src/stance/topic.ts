import { labelKind } from './labels.ts';
import type { Statement } from './stance.ts';

/** `**Support:** slow`, `Support: slow`, `**Support** – slow`; between bold marks a dash is enough. */
const LABEL =
  /^[^\p{L}\p{N}*_]*(?:(\*\*|__)([^*_:：\n]+?)(?:[:：]\1|\1\s*[:：–—-])|([^*_:：\n]+?)[:：])\s*\S/u;
/** Longer ones are sentences. */
const WORDS_MAX = 3;
const LENGTH_MAX = 40;

/**
 * What an advantage or a drawback is about, where a label before it names it; null where none does.
 * @returns the label with its place in the quotation
 */
export function topicOf({
  quote,
  sign,
}: Pick<Statement, 'quote' | 'sign'>): { topic: string; end: number } | null {
  if (sign !== 'advantage' && sign !== 'drawback') return null;
  const [found, , bold, plain] = LABEL.exec(quote) ?? [];
  const topic = (bold ?? plain ?? '').trim();
  if (found === undefined || topic === '' || !/\p{L}/u.test(topic)) return null;
  if (topic.length > LENGTH_MAX || topic.split(/\s+/u).length > WORDS_MAX) return null;
  return labelKind(topic, true) === null ? { topic, end: found.length } : null;
}
