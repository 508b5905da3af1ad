/** A range of the answer that a rendered page does not show: a program, a style sheet or a comment. */
export interface HiddenElement {
  start: number;
  end: number;
}

const OPENING = /<(script|style|template)(?:\s[^<>]{0,500})?>|<!--/gi;
const OPENING_ELEMENT = /<(script|style|template)(?:\s[^<>]{0,500})?>/gi;
const CLOSINGS: Readonly<Record<string, RegExp>> = {
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  template: /<\/template\s*>/gi,
  comment: /-->/g,
};

/** Finds hidden elements from left to right; the answer is read once whatever it holds. */
export class HiddenElements {
  private readonly source: string;
  /** Per kind where the closing tag found last begins and ends; null when there is none any more. */
  private readonly closings = new Map<string, HiddenElement | null>();
  private next: HiddenElement | null;

  constructor(source: string) {
    this.source = source;
    this.next = source.includes('<') ? this.find(0) : null;
  }

  /** The first element that opens in the range, which begins at or behind those asked for before. */
  openingIn(start: number, end: number): HiddenElement | null {
    while (this.next !== null && this.next.start < start) this.next = this.find(this.next.start + 1);
    return this.next !== null && this.next.start < end ? this.next : null;
  }

  private find(from: number): HiddenElement | null {
    for (let at = from; ; ) {
      // Where no comment closes any more, none is looked for.
      const opening = this.closings.get('comment') === null ? OPENING_ELEMENT : OPENING;
      opening.lastIndex = at;
      const match = opening.exec(this.source);
      if (match === null) return null;
      at = match.index + match[0].length;
      const closing = this.closingOf(match[1]?.toLowerCase() ?? 'comment', at);
      if (closing !== null) return { start: match.index, end: closing.end };
    }
  }

  private closingOf(kind: string, from: number): HiddenElement | null {
    const known = this.closings.get(kind);
    if (known === null || (known !== undefined && known.start >= from)) return known;
    const pattern = CLOSINGS[kind] ?? /-->/g;
    pattern.lastIndex = from;
    const match = pattern.exec(this.source);
    const found = match === null ? null : { start: match.index, end: match.index + match[0].length };
    this.closings.set(kind, found);
    return found;
  }
}
