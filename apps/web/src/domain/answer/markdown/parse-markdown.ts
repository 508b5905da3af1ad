import type { BlockNode, Cell, Line, ListItem, TextNode } from './markdown-tree.ts';
import { parseInline } from './parse-inline.ts';

const DEPTH_MAX = 12;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:\s+|$)/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(\s+|$)/;
/** A wider table is text: nobody could read it, and its rows would be filled up with empty cells. */
const COLUMNS_MAX = 100;

/**
 * The part of markdown that assistants write, as a tree in which every visible text knows its place in the source.
 * Never throws: what is no mark is text. HTML is text.
 */
export function parseMarkdown(source: string): BlockNode[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of source.split('\n')) {
    lines.push({ text: text.replace(/\r$/, ''), start });
    start += text.length + 1;
  }
  return parseBlocks(lines, 0);
}

function parseBlocks(lines: readonly Line[], depth: number): BlockNode[] {
  const blocks: BlockNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || line.text.trim() === '') {
      at += 1;
      continue;
    }
    const [block, end] = parseBlock(lines, at, depth);
    blocks.push(block);
    at = end;
  }
  return blocks;
}

/** The block that begins at a line, and the line after it. */
function parseBlock(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
  const line = lines[at] ?? { text: '', start: 0 };
  const { text, start } = line;
  const fence = FENCE.exec(text)?.[1];
  if (fence) return parseCodeBlock(lines, at, fence);
  const heading = HEADING.exec(text);
  if (heading) {
    const content = skip(line, heading[0].length);
    const children = parseInline([{ ...content, text: withoutClosingMarks(content.text) }]);
    return [{ type: 'heading', start, level: heading[1]?.length ?? 1, children }, at + 1];
  }
  if (RULE.test(text)) return [{ type: 'rule', start }, at + 1];
  if (depth < DEPTH_MAX && QUOTE.test(text)) return parseQuote(lines, at, depth);
  if (depth < DEPTH_MAX && ITEM.test(text)) return parseList(lines, at, depth);
  if (text.includes('|') && isTableRule(lines[at + 1]?.text ?? '')) return parseTable(lines, at);
  return parseParagraph(lines, at);
}

function parseCodeBlock(lines: readonly Line[], at: number, fence: string): [BlockNode, number] {
  let end = at + 1;
  const content: TextNode[] = [];
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line || line.text.trim() === fence) break;
    content.push({ type: 'text', text: line.text, start: line.start });
  }
  return [{ type: 'code-block', start: lines[at]?.start ?? 0, lines: content }, end + 1];
}

function parseQuote(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
  const inner: Line[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    const mark = line && QUOTE.exec(line.text)?.[0];
    if (!line || mark === undefined) break;
    inner.push(skip(line, mark.length));
  }
  return [{ type: 'quote', start: lines[at]?.start ?? 0, children: parseBlocks(inner, depth + 1) }, end];
}

function parseList(lines: readonly Line[], at: number, depth: number): [BlockNode, number] {
  const marker = ITEM.exec(lines[at]?.text ?? '')?.[2] ?? '-';
  const isOrdered = /\d/.test(marker);
  const items: ListItem[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end];
    const mark = line && !RULE.test(line.text) ? ITEM.exec(line.text) : null;
    if (!line || !mark || /\d/.test(mark[2] ?? '') !== isOrdered) break;
    const indent = Math.max(2, Math.min(mark[0].length, (mark[1]?.length ?? 0) + (mark[2]?.length ?? 1) + 1));
    const [inner, next] = takeItem(lines, end, skip(line, mark[0].length), indent);
    items.push({ start: line.start, children: parseBlocks(inner, depth + 1) });
    end = next;
  }
  return [
    { type: 'list', start: lines[at]?.start ?? 0, isOrdered, first: Number.parseInt(marker, 10) || 1, items },
    end,
  ];
}

/** The lines of one item without their indent, and the line after them (blank lines between items are passed over). */
function takeItem(lines: readonly Line[], at: number, first: Line, indent: number): [Line[], number] {
  const inner: Line[] = [first];
  let end = at + 1;
  let next = end;
  for (; next < lines.length; next += 1) {
    const line = lines[next];
    if (!line) break;
    if (line.text.trim() === '') continue;
    const width = line.text.length - line.text.trimStart().length;
    const continues = width >= 2 || (next === end && !startsBlock(line.text));
    if (!continues) break;
    for (const blank of lines.slice(end, next)) inner.push({ text: '', start: blank.start });
    inner.push(skip(line, Math.min(width, indent)));
    end = next + 1;
  }
  const following = lines[next];
  return [inner, following && ITEM.test(following.text) ? next : end];
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

function parseTable(lines: readonly Line[], at: number): [BlockNode, number] {
  const head = splitCells(lines[at]).slice(0, COLUMNS_MAX);
  const rows: Cell[][] = [];
  let end = at + 2;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line?.text.includes('|')) break;
    const cells = splitCells(line);
    rows.push(head.map((_, column) => cells[column] ?? []));
  }
  return [{ type: 'table', start: lines[at]?.start ?? 0, head, rows }, end];
}

function splitCells(line: Line | undefined): Cell[] {
  if (!line) return [];
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
      cells.push(parseInline([{ text: raw.trim(), start: line.start + from + lead }]));
    }
    from = at + 1;
  }
  return cells;
}

function parseParagraph(lines: readonly Line[], at: number): [BlockNode, number] {
  const inner: Line[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line || line.text.trim() === '') break;
    if (end > at && startsBlock(line.text)) break;
    const lead = line.text.length - line.text.trimStart().length;
    inner.push({ text: line.text.trim(), start: line.start + lead });
  }
  return [{ type: 'paragraph', start: lines[at]?.start ?? 0, children: parseInline(inner) }, end];
}

function startsBlock(text: string): boolean {
  return [FENCE, HEADING, RULE, QUOTE, ITEM].some((pattern) => pattern.test(text));
}

function skip(line: Line, count: number): Line {
  return { text: line.text.slice(count), start: line.start + count };
}
