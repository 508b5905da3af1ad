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

/** Every repetition is bounded or over one class only: an answer must not be able to stop the server. */
function toPlainText(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isRule(line))
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\(\[[^\]\n]{0,200}\]\([^)\s]{0,1000}\)\)/g, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\s]{0,1000}\)/g, '$1')
    .replace(/^ ?(?:#{1,6}|[-*+]|\d{1,9}[.)]|>) /gm, '')
    .replace(/ ?\| ?/g, ' ')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line between two parts or under the head of a table. */
function isRule(line: string): boolean {
  return line.includes('---') && /^[\s|:-]+$/.test(line);
}
