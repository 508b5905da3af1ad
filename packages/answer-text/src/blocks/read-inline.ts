import { readEntity } from '../visible/entities.ts';
import type { InlineNode, Line, TextNode, WrittenWide } from './block-tree.ts';
import type { HiddenPlaces } from './hidden-places.ts';
import { isSafeUrl } from './safe-url.ts';
import { plainNode } from './text-node.ts';

const DEPTH_MAX = 12;
const SPANS = [
  { mark: '**', type: 'strong' },
  { mark: '__', type: 'strong' },
  { mark: '~~', type: 'strike' },
  { mark: '*', type: 'emphasis' },
  { mark: '_', type: 'emphasis' },
] as const;
const BARE_URL = /https?:\/\/[^\s<>"'`|*]{1,2000}/y;
const TRAILING_PUNCTUATION = '.,;:!?\'")]';
/** A label, and an address, are at most so long, in UTF-16 code units. */
const LINK_MAX = 2000;
const BREAK = /<br\s{0,3}\/?>/iy;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** What a paragraph's lines show: text with its place in the source, emphasis, code and links. */
export function readInline(lines: readonly Line[], places: HiddenPlaces): InlineNode[] {
  const text = lines.map((line) => line.text).join('\n');
  return new InlineReader(text, lines, places).parse(0, text.length, 0);
}

class InlineReader {
  readonly #text: string;
  readonly #places: HiddenPlaces;
  readonly #lineStarts: { at: number; source: number }[] = [];
  /** Stretches in which a mark is known not to close: looked through once, not again at every opening. */
  readonly #unclosed = new Map<string, { from: number; to: number }>();

  /** Where the bracket that opens at a place is closed; found in one pass, when the first is asked for. */
  #partners: Map<number, number> | null = null;

  constructor(text: string, lines: readonly Line[], places: HiddenPlaces) {
    this.#text = text;
    this.#places = places;
    let at = 0;
    for (const line of lines) {
      this.#lineStarts.push({ at, source: line.start });
      at += line.text.length + 1;
    }
  }

  parse(from: number, to: number, depth: number): InlineNode[] {
    const nodes: InlineNode[] = [];
    let plainFrom = from;
    let at = from;
    const flush = (end: number) => {
      for (const node of this.#plain(plainFrom, end)) nodes.push(node);
    };
    while (at < to) {
      const escaped = this.#text[at] === '\\' && at + 1 < to && ESCAPABLE.test(this.#text[at + 1] ?? '');
      if (escaped) {
        flush(at);
        plainFrom = at + 1;
        at += 2;
        continue;
      }
      const found = depth < DEPTH_MAX ? this.#special(at, to, depth) : null;
      if (!found) {
        at += 1;
        continue;
      }
      flush(at);
      nodes.push(found.node);
      at = found.end;
      plainFrom = at;
    }
    flush(to);
    return nodes;
  }

  #special(at: number, to: number, depth: number): { node: InlineNode; end: number } | null {
    const char = this.#text[at];
    if (char === '`') return this.#code(at, to);
    if (char === '[') return this.#link(at, at, to, depth);
    if (char === '!' && this.#text[at + 1] === '[') return this.#link(at + 1, at, to, depth);
    if (char === 'h' || char === 'H') return this.#bareUrl(at, to);
    if (char === '<') return this.#lineBreak(at, to) ?? this.#angleUrl(at, to);
    if (char === '*' || char === '_' || char === '~') return this.#span(at, to, depth);
    return null;
  }

  #code(at: number, to: number): { node: InlineNode; end: number } | null {
    let open = at;
    while (this.#text[open] === '`') open += 1;
    const fence = this.#text.slice(at, open);
    if (this.#isUnclosed(fence, open, to)) return null;
    let close = this.#text.indexOf(fence, open);
    while (close !== -1 && close < to) {
      let end = close + fence.length;
      if (this.#text[end] !== '`')
        return { node: { type: 'code', children: this.#asWritten(open, close) }, end };
      while (this.#text[end] === '`') end += 1;
      close = this.#text.indexOf(fence, end);
    }
    this.#unclosed.set(fence, { from: open, to });
    return null;
  }

  #isUnclosed(mark: string, from: number, to: number): boolean {
    const known = this.#unclosed.get(mark);
    return known !== undefined && from >= known.from && to <= known.to;
  }

  #link(bracket: number, at: number, to: number, depth: number): { node: InlineNode; end: number } | null {
    const close = this.#balanced(bracket, to);
    if (close === null || this.#text[close + 1] !== '(') return null;
    const paren = this.#balanced(close + 1, to);
    if (paren === null || !this.#isHidden(close + 1, paren + 1)) return null;
    const [url = ''] = this.#text
      .slice(close + 2, paren)
      .trim()
      .split(/\s/);
    const children = this.parse(bracket + 1, close, depth + 1);
    const end = paren + 1;
    const isImage = bracket !== at;
    if (!isSafeUrl(url) || (isImage && children.length === 0)) {
      return children.length === 0 ? null : { node: { type: 'emphasis', children }, end };
    }
    return { node: { type: 'link', url, children: withoutLinks(children) }, end };
  }

  /** The closing partner of the bracket at `open`, on at most a few thousand characters. */
  #balanced(open: number, to: number): number | null {
    this.#partners ??= partnersIn(this.#text);
    const close = this.#partners.get(open);
    return close !== undefined && close < Math.min(to, open + LINK_MAX) ? close : null;
  }

  #bareUrl(at: number, to: number): { node: InlineNode; end: number } | null {
    BARE_URL.lastIndex = at;
    const found = BARE_URL.exec(this.#text)?.[0];
    if (!found) return null;
    const url = withoutTrailingPunctuation(found.slice(0, to - at));
    if (!isSafeUrl(url)) return null;
    const end = at + url.length;
    return { node: { type: 'link', url, children: withBreaks(this.#asWritten(at, end)) }, end };
  }

  /** The one tag that is read: a line break; every other is text. */
  #lineBreak(at: number, to: number): { node: InlineNode; end: number } | null {
    BREAK.lastIndex = at;
    if (!BREAK.test(this.#text) || BREAK.lastIndex > to || !this.#isHidden(at, BREAK.lastIndex)) return null;
    return { node: { type: 'break' }, end: BREAK.lastIndex };
  }

  #angleUrl(at: number, to: number): { node: InlineNode; end: number } | null {
    const close = this.#text.slice(at + 1, Math.min(to, at + LINK_MAX)).search(/[\s<>]/) + at + 1;
    if (this.#text[close] !== '>' || close <= at) return null;
    const url = this.#text.slice(at + 1, close);
    if (!isSafeUrl(url)) return null;
    return {
      node: { type: 'link', url, children: withBreaks(this.#asWritten(at + 1, close)) },
      end: close + 1,
    };
  }

  #span(at: number, to: number, depth: number): { node: InlineNode; end: number } | null {
    for (const { mark, type } of SPANS) {
      if (!this.#text.startsWith(mark, at) || this.#isUnclosed(mark, at + mark.length, to)) continue;
      const open = at + mark.length;
      if (open >= to || /\s/.test(this.#text[open] ?? ' ')) continue;
      if (mark.startsWith('_') && /[\p{L}\p{N}]/u.test(this.#text[at - 1] ?? '')) continue;
      const close = this.#closing(mark, open, to);
      if (close === null) continue;
      return { node: { type, children: this.parse(open, close, depth + 1) }, end: close + mark.length };
    }
    return null;
  }

  #closing(mark: string, from: number, to: number): number | null {
    let at = this.#text.indexOf(mark, from + 1);
    while (at !== -1 && at < to) {
      const isPartOfLonger =
        mark.length === 1 && (this.#text[at + 1] === mark || this.#text[at - 1] === mark);
      const closes = !/\s/.test(this.#text[at - 1] ?? ' ') && this.#text[at - 1] !== '\\';
      const isInWord = mark.startsWith('_') && /[\p{L}\p{N}]/u.test(this.#text[at + mark.length] ?? '');
      if (closes && !isPartOfLonger && !isInWord) return at;
      at = this.#text.indexOf(mark, at + (isPartOfLonger ? 2 : 1));
    }
    this.#unclosed.set(mark, { from, to });
    return null;
  }

  /** Text and line breaks between two places, entities as the characters they are. */
  #plain(from: number, to: number): InlineNode[] {
    return withBreaks(this.#asWritten(from, to).map((node) => this.#decoded(node)));
  }

  /** One node per line, each with its place in the source. */
  #asWritten(from: number, to: number): TextNode[] {
    if (from >= to) return [];
    const nodes: TextNode[] = [];
    let at = from;
    for (const text of this.#text.slice(from, to).split('\n')) {
      nodes.push(plainNode(text, this.#source(at)));
      at += text.length + 1;
    }
    return nodes;
  }

  /** A node with its entities read; what is visible letter by letter is no entity. */
  #decoded(node: TextNode): TextNode {
    let at = node.text.indexOf('&');
    if (at < 0) return node;
    const wide: WrittenWide[] = [];
    let text = node.text.slice(0, at);
    while (at < node.text.length) {
      const found = readEntity(node.text, at);
      const start = node.start + at;
      const isEntity = found !== null && this.#places.isHidden(start + 1, start + found.width);
      const char = isEntity ? String.fromCodePoint(found.point) : '&';
      if (isEntity) wide.push({ at: text.length, units: char.length, width: found.width });
      const next = at + (isEntity ? found.width : 1);
      const further = node.text.indexOf('&', next);
      at = further < 0 ? node.text.length : further;
      text += char + node.text.slice(next, at);
    }
    return { ...node, text, wide };
  }

  /** Whether the stretch of this text shows nothing but marks. */
  #isHidden(from: number, to: number): boolean {
    return this.#places.isHidden(this.#source(from), this.#source(to - 1) + 1);
  }

  #source(at: number): number {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const line = this.#lineStarts[low];
    return line ? line.source + (at - line.at) : at;
  }
}

/** Nodes of lines with the breaks between them. */
function withBreaks(nodes: readonly TextNode[]): InlineNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [{ type: 'break' }, node]));
}

function withoutTrailingPunctuation(url: string): string {
  let end = url.length;
  while (end > 0 && TRAILING_PUNCTUATION.includes(url[end - 1] ?? ' ')) end -= 1;
  return url.slice(0, end);
}

/** Opening brackets, round and square, with the places that close them; escaped ones are text. */
function partnersIn(text: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open: Record<']' | ')', number[]> = { ']': [], ')': [] };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') open[']'].push(at);
    else if (char === '(') open[')'].push(at);
    else if (char === ']' || char === ')') {
      const partner = open[char].pop();
      if (partner !== undefined) partners.set(partner, at);
    }
  }
  return partners;
}

/** A link cannot stand inside a link: the inner ones become their text. */
function withoutLinks(nodes: InlineNode[]): InlineNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return withoutLinks(node.children);
    if (node.type === 'text' || node.type === 'break' || node.type === 'code') return [node];
    return [{ ...node, children: withoutLinks(node.children) }];
  });
}
