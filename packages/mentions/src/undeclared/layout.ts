import type { Line } from '@answerscope/answer-text';
import type { AnswerContext } from '../rules/answer-context.ts';
import { boldLength } from '../rules/neighbours.ts';
import { COMPARED } from '../rules/use/structure.ts';
import { foldText } from '../text/fold.ts';
import { type Head, headOf, type TextRange } from './head-text.ts';
import { inlineBold } from './inline-bold.ts';

export type HeadPlace =
  | 'item'
  | 'numbered'
  | 'heading'
  | 'numbered heading'
  | 'column'
  | 'row'
  | 'bold'
  | 'inline';

export interface HeadGroup {
  place: HeadPlace;
  heads: Head[];
}

const ROW_RULE = /^[\s|:-]+$/;
const PIPE = 0x7c;

export function headGroups(context: AnswerContext, until: number): HeadGroup[] {
  const { text, lines } = context.visible;
  const groups = new Groups(context);
  const inline = inlineBold(context, until);
  let section = 0;
  let table = 0;
  let namesInRows = true;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || line.start >= until) break;
    if (line.kind === 'heading') {
      section++;
      const isNumbered = /^[^\p{L}]{0,4}\d/u.test(text.slice(line.content, line.content + 6));
      groups.add(isNumbered ? 'numbered heading' : 'heading', 0, wholeOf(line), true);
    } else if (line.kind === 'item') {
      const bold = boldOf(context, line) ?? firstIn(inline, line);
      const place = line.ordinal === null ? 'item' : 'numbered';
      groups.add(place, line.indent * MAX_SECTIONS + section, bold ?? wholeOf(line), bold !== null);
    } else if (line.kind === 'table') {
      if (lines[index - 1]?.kind === 'table' || !isHeader(context, index)) {
        const first = namesInRows ? cellAt(text, line.content, line) : null;
        if (first) groups.add('row', table, first, true);
        continue;
      }
      table++;
      const [first, ...others] = cellsOf(text, line);
      namesInRows = first === undefined || !isComparison(text.slice(first.start, first.end));
      if (!namesInRows) for (const cell of others) groups.add('column', table, cell, true);
    } else if (line.kind === 'prose') {
      const bold = boldOf(context, line);
      if (bold) groups.add('bold', 0, bold, true);
      else if (SIGN.test(text.slice(line.content, line.content + 3)))
        groups.add('item', section, wholeOf(line), false);
    }
  }
  for (const range of inline) groups.add('inline', 0, range, true);
  return groups.found;
}

const SIGN = /^(?:[\u2190-\u2bff\u3012\u203b]|\p{Extended_Pictographic})\ufe0f? /u;

const MAX_SECTIONS = 32_768;

class Groups {
  readonly found: HeadGroup[] = [];
  readonly #parts: Readonly<Record<HeadPlace, Map<number, HeadGroup>>> = {
    item: new Map(),
    numbered: new Map(),
    heading: new Map(),
    'numbered heading': new Map(),
    column: new Map(),
    row: new Map(),
    bold: new Map(),
    inline: new Map(),
  };
  readonly #context: AnswerContext;

  constructor(context: AnswerContext) {
    this.#context = context;
  }

  add(place: HeadPlace, part: number, range: TextRange, isWhole: boolean): void {
    const head = headOf(this.#context.visible, range, isWhole);
    if (head === null) return;
    const parts = this.#parts[place];
    const group = parts.get(part);
    if (group !== undefined) {
      group.heads.push(head);
      return;
    }
    const added = { place, heads: [head] };
    parts.set(part, added);
    this.found.push(added);
  }
}

function isComparison(first: string): boolean {
  return first === '' || COMPARED.has(foldText(first));
}

const wholeOf = ({ content, end }: Line): TextRange => ({ start: content, end });

function boldOf(context: AnswerContext, line: Line): TextRange | null {
  const length = boldLength(context, line);
  return length > 0 ? { start: line.content, end: line.content + length } : null;
}

/** What an item sets in bold behind its first words: `Many choose **HubSpot** for its price`. */
function firstIn(inline: readonly TextRange[], { content, end }: Line): TextRange | null {
  let low = 0;
  for (let high = inline.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((inline[middle]?.start ?? end) < content) low = middle + 1;
    else high = middle;
  }
  const range = inline[low];
  return range !== undefined && range.end <= end ? range : null;
}

function isHeader({ visible }: AnswerContext, index: number): boolean {
  const next = visible.lines[index + 1];
  return (
    next !== undefined && next.end > next.start && ROW_RULE.test(visible.text.slice(next.start, next.end))
  );
}

function cellsOf(text: string, line: Line): TextRange[] {
  const cells: TextRange[] = [];
  for (let at = line.content; ; ) {
    const cell = cellAt(text, at, line);
    if (cell === null) return cells;
    cells.push(cell);
    at = cell.next;
  }
}

function cellAt(text: string, at: number, line: Line): (TextRange & { next: number }) | null {
  const from = at === line.content && text.charCodeAt(at) === PIPE ? at + 1 : at;
  if (from >= line.end) return null;
  const found = text.indexOf('|', from);
  const to = found < 0 || found > line.end ? line.end : found;
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  return { start, end: start + raw.trim().length, next: to + 1 };
}
