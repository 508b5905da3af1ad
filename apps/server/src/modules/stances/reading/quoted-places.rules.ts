import {
  charClassAt,
  isUnspaced,
  type Line,
  projectVisibleText,
  REMOVED,
  toOriginalRange,
} from '@answerscope/answer-text';

/** Offsets in UTF-16 units, end exclusive. */
interface Place {
  start: number;
  end: number;
}

/** A line without its marker; offsets of what is shown. */
interface ShownLine extends Place {
  kind: Line['kind'];
  indent: number;
  /** Of a heading, 1 to 6. */
  level: number;
  isBold: boolean;
}

/** More places of the same words are not looked at. */
const OCCURRENCES_MAX = 50;
/** Beside the name of the company. */
const WORDS_MIN = 3;
/** Longer than the head of a list entry: 'Ease of use: …'. */
const HEAD_MAX = 60;

/** A quoted company: its names, those of others in the same answer, and further places of it in the stored text. */
export interface QuotedCompany {
  names: readonly string[];
  rivals: readonly string[];
  places?: readonly Place[];
}

/**
 * Finds where an answer says a quotation about a company: a whole sentence, list entry or table cell that names the
 * company or stands in its block. Marks of layout may be missing from the quotation.
 */
export class QuotedPlaces {
  readonly #text: string;
  readonly #shown: string;
  /** Of each unit that is shown, its original range. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #lines: ShownLine[];

  constructor(text: string) {
    this.#text = text;
    const visible = projectVisibleText(text, null);
    const at: number[] = [];
    let shown = '';
    for (const [index, unit] of visible.text.split('').entries()) {
      at.push(shown.length);
      if (unit === '\u2060') continue;
      shown += unit;
      const [from, to] = toOriginalRange(visible, index, index + 1);
      this.#from.push(from);
      this.#to.push(to);
    }
    at.push(shown.length);
    this.#shown = shown;
    this.#lines = visible.lines.map(({ kind, indent, content, end }) => {
      const start = at[content] ?? shown.length;
      const from = this.#from[start] ?? text.length;
      const source = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
      const written = text.slice(
        from - 2,
        text.indexOf('\n', from) < 0 ? undefined : text.indexOf('\n', from),
      );
      return {
        kind,
        indent,
        start,
        end: at[end] ?? shown.length,
        level: /#{1,6}/u.exec(source)?.[0].length ?? 0,
        isBold: /^(?:\*\*|__)[^*_]+(?:\*\*|__)[\s:：]*$/u.test(written),
      };
    });
  }

  /** The place of a quotation about a company, in the stored text; null where there is none. */
  find(quote: string, { names, rivals, places = [] }: QuotedCompany): Place | null {
    const words = shownWords(quote);
    if (words === '' || words.includes('\n')) return null;
    const own = [...this.#placesOf(names), ...places.flatMap((place) => this.#shownPlace(place))].toSorted(
      (a, b) => a.start - b.start,
    );
    const others = this.#placesOf(rivals).filter((one) => !own.some((place) => overlaps(place, one)));
    let best: { place: Place; distance: number } | null = null;
    let at = this.#shown.indexOf(words);
    for (let times = 0; at >= 0 && times < OCCURRENCES_MAX; times++) {
      const place = { start: at, end: at + words.length };
      const distance = this.#distance(place, own, others);
      if (distance !== null && (best === null || distance < best.distance)) best = { place, distance };
      at = this.#shown.indexOf(words, at + 1);
    }
    return best === null ? null : this.#original(best.place);
  }

  /** Units between the company's nearest place in the block and the quotation; null where it is no proof. */
  #distance(place: Place, own: readonly Place[], others: readonly Place[]): number | null {
    const index = this.#lines.findLastIndex(({ start }) => start <= place.start);
    const line = this.#lines[index];
    if (line === undefined || place.end > line.end || ['blank', 'code', 'source'].includes(line.kind))
      return null;
    const inside = own.filter((one) => overlaps(one, place));
    if (!this.#saysEnough(place, inside) || !this.#isWhole(place, line, own)) return null;
    if (inside.length > 0) return 0;
    if (others.some((one) => overlaps(one, place))) return null;
    const head = this.#nameBefore(place, line, own, others) ?? this.#columnHead(place, index, own, others);
    if (head === 'other') return null;
    const found = head ?? this.#headAbove(index, own, others);
    return found === null ? null : place.start - found.end;
  }

  #saysEnough({ start, end }: Place, names: readonly Place[]): boolean {
    let rest = '';
    let at = start;
    for (const name of names) {
      rest += `${this.#shown.slice(at, Math.max(at, name.start))} `;
      at = Math.max(at, name.end);
    }
    rest += this.#shown.slice(at, Math.max(at, end));
    const words = rest.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
    const unspaced = [...rest].filter((char) => isUnspaced(charClassAt(char, 0)));
    return words.filter((word) => /\p{L}/u.test(word)).length >= WORDS_MIN || unspaced.length >= WORDS_MIN;
  }

  /** Whether it begins and ends where a sentence, an entry or a cell does. */
  #isWhole({ start, end }: Place, line: ShownLine, own: readonly Place[]): boolean {
    const before = this.#shown.slice(line.start, start).replace(/[\p{Ps}\p{Pi}"'*_]+$/u, '');
    const behind = this.#shown.slice(end, line.end);
    const isEnd =
      /^[\s\p{Pe}\p{Pf}"'*_]*(?:$|[.!?…。！？|]|\[\d|【)/u.test(behind.replaceAll(REMOVED, '')) ||
      (/(?:[.!?…。！？])[\p{Pe}\p{Pf}"']*$/u.test(this.#shown.slice(start, end)) &&
        !/^[\p{L}\p{N}]/u.test(behind)) ||
      /[。！？]$/u.test(this.#shown.slice(start, end));
    if (!isEnd) return false;
    if (/(?:^[^\p{L}\p{N}]*|[.!?…][\p{Pe}\p{Pf}"']*\s+|[。！？][\p{Pe}\p{Pf}]*\s*|\|\s*)$/u.test(before))
      return true;
    const sentence = /[^.!?…。！？|]*$/u.exec(before)?.[0] ?? '';
    if (sentence.trim().length > HEAD_MAX) return false;
    if (/[:：]\s*$/u.test(sentence)) return true;
    // 'Northwind is not – as many say – cheap': between dashes only a head is one.
    if (!/^[^–—]*\s[–—-]+\s*$/u.test(sentence)) return false;
    if (line.kind === 'item' || line.kind === 'heading') return true;
    return !/\p{L}/u.test(this.#without({ start: line.start, end: start }, own));
  }

  #without({ start, end }: Place, names: readonly Place[]): string {
    const units = this.#shown.slice(start, end).split('');
    return units
      .filter((_, index) => !names.some((one) => one.start <= start + index && one.end > start + index))
      .join('');
  }

  /** The name nearest before it in its line. */
  #nameBefore(
    place: Place,
    line: ShownLine,
    ...[own, others]: [readonly Place[], readonly Place[]]
  ): Place | 'other' | null {
    const isBefore = (one: Place) => one.start >= line.start && one.end <= place.start;
    const mine = own.findLast(isBefore);
    const other = others.findLast(isBefore);
    if (other !== undefined && (mine === undefined || other.start > mine.start)) return 'other';
    return mine ?? null;
  }

  /** The name in the head of its column. */
  #columnHead(
    place: Place,
    index: number,
    ...[own, others]: [readonly Place[], readonly Place[]]
  ): Place | 'other' | null {
    const line = this.#lines[index];
    if (line?.kind !== 'table') return null;
    const isOfTable = ({ kind, start, end }: ShownLine) =>
      kind === 'table' || (end > start && /^[\s|:-]+$/u.test(this.#shown.slice(start, end)));
    const above = this.#lines.slice(0, index).findLastIndex((one) => !isOfTable(one));
    const head = this.#lines.slice(above + 1, index).find(({ kind }) => kind === 'table');
    if (head === undefined) return null;
    const columnOf = (at: number, { start }: ShownLine) => this.#shown.slice(start, at).split('|').length;
    const isInColumn = (one: Place) =>
      one.start >= head.start &&
      one.end <= head.end &&
      columnOf(one.start, head) === columnOf(place.start, line);
    if (others.some(isInColumn)) return 'other';
    return own.find(isInColumn) ?? null;
  }

  /** The name in the heading, the bold line or the list entry that it stands below. */
  #headAbove(index: number, ...[own, others]: [readonly Place[], readonly Place[]]): Place | null {
    const line = this.#lines[index];
    if (line === undefined || line.kind === 'heading') return null;
    let [level, { indent }] = [7, line];
    let isBehindList = false;
    for (let at = index - 1; at >= 0; at--) {
      const above = this.#lines[at];
      if (above === undefined || above.kind === 'blank' || above.kind === 'code') continue;
      const isHeading = above.kind === 'heading' && above.level < level;
      const isOuter = level === 7 && above.kind === 'item' && above.indent < indent;
      // A paragraph right below an entry belongs to it, wherever it is indented.
      const isEntry = above.kind === 'item' && (line.kind === 'item' || at < index - 1 || isOuter);
      const isLead =
        level === 7 && !isEntry && !isBehindList && above.kind !== 'heading' && this.#isLead(above, own);
      if (isHeading || isOuter || (isLead && above.indent <= indent)) {
        const isIn = (one: Place) => one.start >= above.start && one.end <= above.end;
        if (others.some(isIn)) return null;
        const named = own.findLast(isIn);
        if (named !== undefined) return named;
        if (isHeading) level = above.level;
        if (isOuter) indent = above.indent;
      }
      if (above.kind === 'item' && line.kind !== 'item' && above.indent >= line.indent) isBehindList = true;
    }
    return null;
  }

  /** Whether a line has nothing to say but what follows: it is bold, a name, or ends with a colon. */
  #isLead(line: ShownLine, own: readonly Place[]): boolean {
    if (line.kind === 'table') return false;
    const shown = this.#shown.slice(line.start, line.end).trimEnd();
    if (line.isBold || /[:：]$/u.test(shown)) return true;
    return (
      own.some(({ start }) => start >= line.start && start < line.end) &&
      !/\p{L}/u.test(this.#without(line, own))
    );
  }

  #placesOf(names: readonly string[]): Place[] {
    const forms = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
    if (forms.length === 0) return [];
    const any = forms
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
      .join('|');
    const isInWord = (at: number) => {
      const char = this.#shown.charAt(at);
      return (
        /[\p{L}\p{N}]/u.test(char) &&
        !isUnspaced(charClassAt(this.#shown, at)) &&
        !/\p{Script=Hangul}/u.test(char)
      );
    };
    return [...this.#shown.matchAll(new RegExp(any, 'giu'))]
      .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
      .filter(
        ({ start, end }) =>
          !(isInWord(start - 1) && isInWord(start)) && !(isInWord(end) && isInWord(end - 1)),
      );
  }

  #shownPlace({ start, end }: Place): Place[] {
    const from = this.#from.findIndex((at) => at >= start);
    const to = this.#from.findLastIndex((at) => at < end) + 1;
    return from >= 0 && to > from ? [{ start: from, end: to }] : [];
  }

  /** With the marks of bold and italic text right beside it, so that none is left half. */
  #original({ start, end }: Place): Place {
    const isMark = (at: number) => this.#text[at] === '*' || this.#text[at] === '_';
    let [from, to] = [this.#from[start] ?? 0, this.#to[end - 1] ?? 0];
    while (from > 0 && isMark(from - 1)) from--;
    while (to < this.#text.length && isMark(to)) to++;
    return { start: from, end: to };
  }
}

function overlaps(one: Place, other: Place): boolean {
  return one.start < other.end && one.end > other.start;
}

/** A quotation without marks of layout and without the marker of its list. */
function shownWords(quote: string): string {
  const { text, lines } = projectVisibleText(quote.trim(), null);
  return text
    .slice(lines[0]?.content ?? 0)
    .replaceAll('\u2060', '')
    .trim();
}
