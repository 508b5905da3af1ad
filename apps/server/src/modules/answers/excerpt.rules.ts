import { coveredText, readBlocks, type TextNode, textLinesWithoutSources } from '@answerscope/answer-text';

const LENGTH = 240;
const LEAD = 60;
/** So much of an answer behind the mention is read for its excerpt, in UTF-16 code units, and its line to the end. */
const READ_BEHIND = 4_000;

/**
 * The readable beginning of an answer for a list, in one line: what the answer's page shows, without source chips.
 * With a mention further down it begins a little before that.
 * @param mentionStart UTF-16 offset of the first mention in the text, or null
 */
export function excerptOf(text: string, mentionStart: number | null): string {
  const lineEnd = text.indexOf('\n', (mentionStart ?? 0) + READ_BEHIND);
  const lines = textLinesWithoutSources(readBlocks(lineEnd < 0 ? text : text.slice(0, lineEnd)));
  const plain = inOneLine(
    lines.map((line, at) => breakBefore(lines, at) + line.map(shown).join('')).join(''),
  );
  if (plain.length <= LENGTH) return plain;
  const at = mentionStart === null ? 0 : inOneLine(textBefore(lines, mentionStart)).length;
  if (at < LENGTH - LEAD) return `${cutAtWord(plain.slice(0, LENGTH))} …`;
  const from = plain.indexOf(' ', Math.max(0, at - LEAD)) + 1;
  const rest = plain.slice(from);
  return rest.length <= LENGTH ? `… ${rest}` : `… ${cutAtWord(rest.slice(0, LENGTH))} …`;
}

function cutAtWord(text: string): string {
  const end = text.lastIndexOf(' ');
  return end < LENGTH / 2 ? text : text.slice(0, end);
}

/** A break inside a line becomes a space, the dot between two cells stays. */
function shown({ text }: TextNode): string {
  return text.replace('\n', ' ');
}

/** A slash between two rows of a table, else a space. */
function breakBefore(lines: readonly TextNode[][], at: number): string {
  if (at === 0) return '';
  return isRow(lines[at - 1]) && isRow(lines[at]) ? ' / ' : ' ';
}

function isRow(line: readonly TextNode[] | undefined): boolean {
  return line?.some(({ text, start }) => start < 0 && text !== '\n') ?? false;
}

/** The text before a place of the answer; nothing when the place is not shown. */
function textBefore(lines: readonly TextNode[][], place: number): string {
  let before = '';
  for (const [at, line] of lines.entries()) {
    before += breakBefore(lines, at);
    for (const node of line) {
      if (node.start <= place && place < node.end)
        return before + node.text.slice(0, coveredText(node, place, place)[0]);
      before += shown(node);
    }
  }
  return '';
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
