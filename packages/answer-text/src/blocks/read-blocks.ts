import type { BlockNode, Cell, Line, ListItem, TextNode } from './block-tree.ts';
import { HiddenPlaces } from './hidden-places.ts';
import { readInline } from './read-inline.ts';
import { plainNode } from './text-node.ts';

const DEPTH_MAX = 12;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const FENCE_END = /^(?:`+|~+)$/;
const HEADING = /^ {0,3}(#{1,6})(?:\s+|$)/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(\s+|$)/;
/** A wider table is text: nobody could read it, and its rows would be filled up with empty cells. */
const COLUMNS_MAX = 100;

/**
 * The part of markdown that assistants write, as a tree in which every visible text knows its place in the source.
 * Leaves out only what the visible text leaves out, so whatever stands in that is shown. Never throws: what is no mark is
 * text. HTML is text, but for line breaks. What is too large to be laid out is one block, as it was written.
 */
export function readBlocks(source: string): BlockNode[] {
  if (isTooLarge(source)) return [{ type: 'verbatim', start: 0, text: plainNode(source, 0) }];
  return layOut(source);
}

/** The blocks of a text of any size. */
export function layOut(source: string): BlockNode[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of source.split('\n')) {
    lines.push({ text: text.replace(/\r$/, ''), start });
    start += text.length + 1;
  }
  return new BlockReader(new HiddenPlaces(source)).read(lines, 0);
}

/** Longer than any assistant answers; a browser would stand still over so many elements. */
const READ_MAX = 200_000;
const LINES_MAX = 5_000;

function isTooLarge(text: string): boolean {
  return text.length > READ_MAX || text.split('\n', LINES_MAX + 1).length > LINES_MAX;
}

/** Reads the blocks of one answer. */
class BlockReader {
  readonly #places: HiddenPlaces;

  constructor(places: HiddenPlaces) {
    this.#places = places;
  }

  read(lines: readonly Line[], depth: number): BlockNode[] {
    const blocks: BlockNode[] = [];
    let at = 0;
    while (at < lines.length) {
      const line = lines[at];
      if (!line || line.text.trim() === '') {
        at += 1;
        continue;
      }
      const [block, end] = this.#block(lines, at, depth);
      blocks.push(block);
      at = end;
    }
    return blocks;
  }

  /** The block that begins at a line, and the line after it. */
  #block(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
    const line = lines[at] ?? { text: '', start: 0 };
    const { text, start } = line;
    const fence = this.#fence(line);
    if (fence) return this.#codeBlock(lines, at, fence);
    const heading = HEADING.exec(text);
    if (heading) {
      const content = skip(line, heading[0].length);
      const children = readInline([{ ...content, text: withoutClosingMarks(content.text) }], this.#places);
      return [{ type: 'heading', start, level: heading[1]?.length ?? 1, children }, at + 1];
    }
    if (RULE.test(text) || isLoneTableRule(text)) return [{ type: 'rule', start }, at + 1];
    if (depth < DEPTH_MAX && QUOTE.test(text)) return this.#quote(lines, at, depth);
    if (depth < DEPTH_MAX && this.#item(line) !== null) return this.#list(lines, at, depth);
    if (headsTable(line, lines[at + 1])) {
      const head = this.#cells(line);
      if (head.length <= COLUMNS_MAX) return this.#table(lines, at, head);
    }
    return this.#paragraph(lines, at);
  }

  #codeBlock(lines: readonly Line[], at: number, fence: string): [BlockNode, number] {
    let end = at + 1;
    const content: TextNode[] = [];
    for (; end < lines.length; end += 1) {
      const line = lines[end];
      if (!line || isFenceEnd(line.text, fence)) break;
      content.push(plainNode(line.text, line.start));
    }
    return [{ type: 'code-block', start: lines[at]?.start ?? 0, lines: content }, end + 1];
  }

  #quote(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
    const inner: Line[] = [];
    let end = at;
    for (; end < lines.length; end += 1) {
      const line = lines[end];
      const mark = line && QUOTE.exec(line.text)?.[0];
      if (!line || mark === undefined) break;
      inner.push(skip(line, mark.length));
    }
    return [{ type: 'quote', start: lines[at]?.start ?? 0, children: this.read(inner, depth + 1) }, end];
  }

  #list(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
    const marker = ITEM.exec(lines[at]?.text ?? '')?.[2] ?? '-';
    const isOrdered = /\d/.test(marker);
    const items: ListItem[] = [];
    let end = at;
    while (end < lines.length) {
      const line = lines[end];
      const mark = line && !RULE.test(line.text) ? this.#item(line) : null;
      if (!line || !mark || /\d/.test(mark[2] ?? '') !== isOrdered) break;
      const indent = Math.max(
        2,
        Math.min(mark[0].length, (mark[1]?.length ?? 0) + (mark[2]?.length ?? 1) + 1),
      );
      const [inner, next] = this.#takeItem(lines, end, skip(line, mark[0].length), indent);
      items.push({ start: line.start, children: this.read(inner, depth + 1) });
      end = next;
    }
    return [
      {
        type: 'list',
        start: lines[at]?.start ?? 0,
        isOrdered,
        first: Number.parseInt(marker, 10) || 1,
        items,
      },
      end,
    ];
  }

  /** The lines of one item without their indent, and the line after them (blank lines between items are passed over). */
  #takeItem(lines: readonly Line[], at: number, first: Line, indent: number): [Line[], number] {
    const inner: Line[] = [first];
    let end = at + 1;
    let next = end;
    for (; next < lines.length; next += 1) {
      const line = lines[next];
      if (!line) break;
      if (line.text.trim() === '') continue;
      const width = line.text.length - line.text.trimStart().length;
      const continues = width >= 2 || (next === end && !this.#startsBlock(line));
      if (!continues) break;
      for (const blank of lines.slice(end, next)) inner.push({ text: '', start: blank.start });
      inner.push(skip(line, Math.min(width, indent)));
      end = next + 1;
    }
    const following = lines[next];
    return [inner, following && this.#item(following) ? next : end];
  }

  #table(lines: readonly Line[], at: number, head: Cell[]): [BlockNode, number] {
    const rows: Cell[][] = [];
    let end = at + 2;
    for (; end < lines.length; end += 1) {
      const line = lines[end];
      if (!line?.text.includes('|')) break;
      const cells = this.#cells(line);
      const width = Math.max(head.length, cells.length);
      rows.push(Array.from({ length: width }, (_, column) => cells[column] ?? []));
    }
    return [{ type: 'table', start: lines[at]?.start ?? 0, head, rows }, end];
  }

  #cells(line: Line): Cell[] {
    const cells: Cell[] = [];
    let from = line.text.trimStart().startsWith('|') ? line.text.indexOf('|') + 1 : 0;
    let isCode = false;
    for (let at = from; at <= line.text.length; at += 1) {
      const char = line.text[at];
      if (char === '`') isCode = !isCode;
      const isEnd = at === line.text.length;
      if (!isEnd && (char !== '|' || isCode || line.text[at - 1] === '\\')) continue;
      const raw = line.text.slice(from, at);
      if (!isEnd || raw.trim() !== '') {
        const lead = raw.length - raw.trimStart().length;
        cells.push(readInline([{ text: raw.trim(), start: line.start + from + lead }], this.#places));
      }
      from = at + 1;
    }
    return cells;
  }

  #paragraph(lines: readonly Line[], at: number): [BlockNode, number] {
    const inner: Line[] = [];
    let end = at;
    for (; end < lines.length; end += 1) {
      const line = lines[end];
      if (!line || line.text.trim() === '') break;
      if (end > at && (this.#startsBlock(line) || headsTable(line, lines[end + 1]))) break;
      const lead = line.text.length - line.text.trimStart().length;
      inner.push({ text: line.text.trim(), start: line.start + lead });
    }
    return [
      { type: 'paragraph', start: lines[at]?.start ?? 0, children: readInline(inner, this.#places) },
      end,
    ];
  }

  #startsBlock(line: Line): boolean {
    if ([HEADING, RULE, QUOTE].some((pattern) => pattern.test(line.text)) || isLoneTableRule(line.text))
      return true;
    return this.#fence(line) !== null || this.#item(line) !== null;
  }

  /** The mark of a fence that opens in the line: what stands behind it is hidden, and no inline code. */
  #fence({ text, start }: Line): string | null {
    const [mark = '', fence = ''] = FENCE.exec(text) ?? [];
    if (fence === '' || (fence.startsWith('`') && text.includes('`', mark.length))) return null;
    return this.#places.isHidden(start, start + text.length) ? fence : null;
  }

  /** The marker of a list's item, unless its number is visible text, as a year or a name may be. */
  #item({ text, start }: Line): RegExpExecArray | null {
    const mark = ITEM.exec(text);
    return mark !== null && this.#places.isHidden(start, start + mark[0].length) ? mark : null;
  }
}

/** A line with cells above the rule of a table. */
function headsTable(line: Line, next: Line | undefined): boolean {
  return line.text.includes('|') && !isLoneTableRule(line.text) && isTableRule(next?.text ?? '');
}

/** The rule of a table with nothing above it that it could belong to. */
function isLoneTableRule(text: string): boolean {
  return text.trimStart().startsWith('|') && text.includes('--') && isTableRule(text);
}

/** `|---|:--:|`: as many dashes as there are columns. */
function isTableRule(text: string): boolean {
  const line = text.trim();
  if (!line.includes('-') || !/^[-|:\s]+$/.test(line)) return false;
  const cells = line.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.length <= COLUMNS_MAX && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

/** `## Title ##` as it is shown. */
function withoutClosingMarks(text: string): string {
  const line = text.trimEnd();
  let end = line.length;
  while (line[end - 1] === '#') end -= 1;
  const before = line.slice(0, end);
  return end < line.length && before !== before.trimEnd() ? before.trimEnd() : text;
}

function skip(line: Line, count: number): Line {
  return { text: line.text.slice(count), start: line.start + count };
}

/** As many marks as the fence has, or more, and nothing else. */
function isFenceEnd(text: string, fence: string): boolean {
  const line = text.trim();
  return line.startsWith(fence) && FENCE_END.test(line);
}
