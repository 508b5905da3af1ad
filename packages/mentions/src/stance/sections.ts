import { type AnswerLine, headOf, onlyCompany, opensWith } from './answer-lines.ts';
import { type LabelKind, labelBesideName, labelKind } from './labels.ts';

/** What heads lines, in the answer's words. */
export interface Label {
  kind: LabelKind;
  label: string;
}

/** What a label says of the lines under it, and of which company. */
interface Section extends Label {
  company: number;
  labelIndent: number;
  isItem: boolean;
  /** Indent of the first entry; deeper ones explain it. */
  entryIndent: number | null;
}

interface Head {
  rank: number;
  company: number | null;
  /** An entry right behind another one: what is not indented below it is about neither. */
  isListed: boolean;
}

const BOLD_RANK = 7;
const SHORT_RANK = 8;
const ITEM_RANK = 10;
const LONGEST_HEAD = 80;
const BOLD_LINE = /^(?:[^\p{L}\p{N}*_]{0,8})(\*\*|__|\*|_)(?![\s*_])[^*_\n]+\1[\s:：]*$/u;
const SENTENCE_END = /[.!?。！？…]["”’»)*_]*$/u;
const AFTER_ALL = 30;

/** Under which company's heading a line stands, and under which label, line by line in the order of the answer. */
export class Sections {
  readonly #hasDrawbacks: boolean;
  readonly #only: number | null;
  #heads: Head[] = [];
  #section: Section | null = null;
  #isOpen = false;
  #subject: number | null = null;
  /** The rank of the line before, where it was an entry of a list. */
  #entryBefore: number | null = null;

  /** @param only the one company that the answer names, if it names no other: it is what the answer is about if it begins with it */
  constructor(hasDrawbacks: boolean, only: number | null) {
    this.#hasDrawbacks = hasDrawbacks;
    this.#only = only;
  }

  /**
   * Takes the next line. `owner` is the company whose heading it stands under, `entryOf` the label whose entry it is; a
   * line that is itself a label or a heading is an entry of none.
   */
  enter(line: AnswerLine, text: string): { owner: number | null; entryOf: Label | null } {
    if (!this.#isOpen) {
      const [first] = line.named;
      if (first !== undefined && opensWith(text, first.start - line.start)) this.#subject = this.#only;
      this.#isOpen = true;
    }
    const label = this.#labelOf(line, text);
    const rank = rankOf(line, text);
    if (label !== null) {
      if (line.kind === 'heading' || line.kind === 'item') this.#leave(rank ?? AFTER_ALL);
      this.#entryBefore = null;
      const company = label.company ?? this.#labelOwner(line);
      this.#section =
        company === null
          ? null
          : {
              kind: label.kind,
              label: label.label,
              company,
              labelIndent: line.indent,
              isItem: line.kind === 'item',
              entryIndent: null,
            };
      return { owner: company, entryOf: null };
    }
    const section = this.#section;
    const entryOf = section === null ? null : this.#entry(section, line, rank);
    const isListed = line.kind === 'item' && rank === this.#entryBefore;
    this.#entryBefore = line.kind === 'item' ? rank : null;
    if (section !== null && (entryOf !== null || explainsEntry(section, line)))
      return { owner: section.company, entryOf };
    this.#section = null;
    if (rank !== null) this.#leave(rank);
    else if (line.indent < 2) this.#leave(ITEM_RANK);
    const owner = this.#owner();
    if (rank !== null) this.#heads.push({ rank, company: headed(line, text), isListed });
    return { owner, entryOf: null };
  }

  #owner(): number | null {
    const head = this.#heads.at(-1);
    return head === undefined ? this.#subject : head.company;
  }

  #labelOwner({ indent }: AnswerLine): number | null {
    const head = this.#heads.at(-1);
    return head?.isListed && indent < 2 ? null : this.#owner();
  }

  #leave(rank: number): void {
    this.#heads = this.#heads.filter((head) => head.rank < rank);
  }

  #entry(section: Section, line: AnswerLine, rank: number | null): Label | null {
    if (line.kind === 'table' || line.kind === 'heading') return null;
    if (line.kind !== 'item') {
      if (section.entryIndent !== null || rank !== null || section.isItem) return null;
      section.entryIndent = Number.POSITIVE_INFINITY;
      return section;
    }
    if (section.entryIndent === Number.POSITIVE_INFINITY) return null;
    if (section.isItem && line.indent <= section.labelIndent) return null;
    section.entryIndent ??= line.indent;
    return line.indent === section.entryIndent ? section : null;
  }

  /** A line that is nothing but a label, or a label and one company. */
  #labelOf(line: AnswerLine, text: string): (Label & { company: number | null }) | null {
    if (text.length > LONGEST_HEAD || line.kind === 'table') return null;
    const bare = text.replace(/[\s\u2060]*[:：][\s\u2060]*$/u, '');
    const label = bare.trim();
    if (line.named.length === 0) {
      const kind = labelKind(bare, this.#hasDrawbacks);
      return kind === 'advantage' || kind === 'drawback' ? { kind, label, company: null } : null;
    }
    const company = onlyCompany(line.named);
    const [place] = line.named;
    if (company === null || place === undefined || line.named.length > 1) return null;
    const [from, to] = [place.start - line.start, place.end - line.start];
    if (/[:：]\s*$/u.test(bare.slice(0, from)) && to < bare.length) return null;
    const kind = labelBesideName(`${bare.slice(0, from)} ${bare.slice(to)}`, this.#hasDrawbacks);
    return kind === null ? null : { kind, label, company };
  }
}

/** What is indented below an entry of a label. */
function explainsEntry({ entryIndent }: Section, { kind, indent }: AnswerLine): boolean {
  return entryIndent !== null && indent > entryIndent && (kind === 'item' || kind === 'prose');
}

/** How high a line heads what follows, 1 the highest; null for text. */
function rankOf({ kind, indent, source }: AnswerLine, text: string): number | null {
  if (kind === 'heading') return /^[#>\s]*?(#{1,6})/u.exec(source)?.[1]?.length ?? 1;
  if (kind === 'item') return ITEM_RANK + indent;
  if (kind === 'table') return null;
  if (BOLD_LINE.test(source)) return BOLD_RANK;
  return text.length <= LONGEST_HEAD && !SENTENCE_END.test(text) && !/[:：]\s*\S/u.test(text)
    ? SHORT_RANK
    : null;
}

/** The company that a heading or an entry is about; null where it names none, several, or begins with something else. */
function headed(line: AnswerLine, text: string): number | null {
  if (onlyCompany(line.named) === null) return null;
  const head = headOf(text, line);
  if (head !== null) return head.company;
  const [place] = line.named;
  if (place === undefined || line.kind === 'item') return null;
  const before = text.slice(0, place.start - line.start);
  const behind = text.slice(place.end - line.start);
  return /[:：–—-]\s*$/u.test(before) && /^[\s*:：]*$/u.test(behind) ? place.company : null;
}
