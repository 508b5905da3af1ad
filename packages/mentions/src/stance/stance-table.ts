import { type AnswerLine, headOf, type Named, onlyCompany } from './answer-lines.ts';
import { type LabelKind, labelKind } from './labels.ts';
import { saysNothing } from './says-nothing.ts';

/** A cell that says something of a company; visible offsets. */
export interface Cell {
  company: number;
  kind: LabelKind;
  /** The head of the column or row that makes it a statement. */
  label: string;
  start: number;
  end: number;
}

/** A table with a column or a row of advantages, of drawbacks or of what each is best for. */
export class StanceTable {
  readonly #hasDrawbacks: boolean;
  #columns: readonly { kind: LabelKind | null; label: string; company: number | null }[] | null = null;

  constructor(hasDrawbacks: boolean) {
    this.#hasDrawbacks = hasDrawbacks;
  }

  /** Takes the next row; the first one heads the columns. */
  enter(text: string, line: AnswerLine): Cell[] {
    const cells = cellsOf(text, line);
    if (this.#columns === null) {
      this.#columns = cells.map((cell) => {
        const label = text.slice(cell.start, cell.end);
        return { kind: labelKind(label, this.#hasDrawbacks), label, company: headIn(text, cell) };
      });
      return [];
    }
    const [first, ...others] = cells;
    if (first === undefined) return [];
    const columns = this.#columns;
    const company = headIn(text, first);
    const label = text.slice(first.start, first.end);
    const rowKind = labelKind(label, this.#hasDrawbacks);
    return others.flatMap(({ start, end, named: inCell }, index): Cell[] => {
      const column = columns[index + 1];
      const content = text.slice(start, end);
      const isPick = rowKind === 'best_for' || rowKind === 'top_pick';
      const named = headIn(text, { start, end, named: inCell });
      if (named !== null)
        return isPick && index === 0 && column?.company === null
          ? [{ start, end, label, company: named, kind: rowKind }]
          : [];
      if (company !== null && column !== undefined && column.kind !== null && column.kind !== 'top_pick')
        return column.kind === 'warning' || saysNothing(content, column.kind)
          ? []
          : [{ start, end, label: column.label, company, kind: column.kind }];
      const whose = column?.company ?? null;
      if (whose === null || rowKind === null || rowKind === 'top_pick' || rowKind === 'warning') return [];
      if (saysNothing(content, rowKind)) return [];
      return [{ start, end, label, company: whose, kind: rowKind }];
    });
  }
}

interface CellRange {
  start: number;
  end: number;
  named: readonly Named[];
}

function headIn(text: string, cell: CellRange): number | null {
  return onlyCompany(cell.named) === null
    ? null
    : (headOf(text.slice(cell.start, cell.end), cell)?.company ?? null);
}

function cellsOf(text: string, line: AnswerLine): CellRange[] {
  const cells: CellRange[] = [];
  let at = 0;
  let from = text.charCodeAt(line.start) === 0x7c ? line.start + 1 : line.start;
  while (from < line.end) {
    const found = text.indexOf('|', from);
    const to = found < 0 || found > line.end ? line.end : found;
    const raw = text.slice(from, to);
    const start = from + raw.length - raw.trimStart().length;
    const end = start + raw.trim().length;
    const first = at;
    while ((line.named[at]?.start ?? to) < to) at++;
    if (found >= 0 || end > start) cells.push({ start, end, named: line.named.slice(first, at) });
    from = to + 1;
  }
  return cells;
}
