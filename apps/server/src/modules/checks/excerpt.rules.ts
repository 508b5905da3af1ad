const LENGTH = 240;
const LEAD = 60;

/**
 * The readable beginning of an answer for a list: without link targets, source chips and marks of markdown.
 * With a mention further down it begins a little before that.
 * @param mentionStart UTF-16 offset of the first mention in the text, or null
 */
export function excerptOf(text: string, mentionStart: number | null): string {
  const plain = toPlainText(text);
  if (plain.length <= LENGTH) return plain;
  const at = mentionStart === null ? 0 : toPlainText(text.slice(0, mentionStart)).length;
  if (at < LENGTH - LEAD) return `${cutAtWord(plain.slice(0, LENGTH))} …`;
  const from = plain.indexOf(' ', Math.max(0, at - LEAD)) + 1;
  const rest = plain.slice(from);
  return rest.length <= LENGTH ? `… ${rest}` : `… ${cutAtWord(rest.slice(0, LENGTH))} …`;
}

function cutAtWord(text: string): string {
  const end = text.lastIndexOf(' ');
  return end < LENGTH / 2 ? text : text.slice(0, end);
}

function toPlainText(text: string): string {
  return text
    .replace(/ ?\(\[[^\]\n]*\]\([^)\s]*\)\)/g, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+[.)]|>)[ \t]+/gm, '')
    .replace(/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
