import {
  projectVisibleText,
  releaseVisibleText,
  toOriginalRange,
  type VisibleText,
} from '@answerscope/answer-text';
import { type Sentences, sentenceIndexAt, splitSentences } from '../text/sentences.ts';
import { isRegistrableHost } from '../text/urls.ts';
import { type AnswerLine, answerLines, headOf, type Named, onlyCompany, opensWith } from './answer-lines.ts';
import { holdsWarning, inlineLabelKind, type LabelKind, labelBesideName, labelKind } from './labels.ts';
import {
  hasSeveralVerdicts,
  headedPhrase,
  introducesRanking,
  isContrast,
  NAME,
  type Phrase,
  sentencePhrase,
  startsWithVerdict,
} from './phrases.ts';
import { saysNothing } from './says-nothing.ts';
import { Sections } from './sections.ts';
import type { CompanyPlaces, Statement } from './stance.ts';
import { StanceTable } from './stance-table.ts';

/** Beside it `Pro` and `Za` are labels, and no plan or word. */
const AGAINST_LABEL =
  /(?:^|[|*>.;。；–—-])[ \t]{0,4}(?:con|contra|contro|kontra|minus|przeciw)\**[ \t]{0,4}(?:[:：|]|$)/imu;
/** Further than any assistant writes, in UTF-16 units. */
const READ_MAX = 100_000;
/** More than anybody reads of one answer. */
const STATEMENTS_MAX = 500;
/** Longer than a statement that anybody would quote, in UTF-16 units. */
const LONGEST_QUOTE = 400;

const BY_LABEL: Readonly<Record<LabelKind, Phrase>> = {
  advantage: { stance: 'praised', sign: 'advantage' },
  drawback: { stance: 'with_reservation', sign: 'drawback' },
  best_for: { stance: 'praised', sign: 'best_for' },
  top_pick: { stance: 'recommended_first', sign: 'top_pick' },
  warning: { stance: 'advised_against', sign: 'warning' },
};

/**
 * What an answer says of companies where its structure shows it; nothing is read of the rest, nor of
 * lines behind `READ_MAX`. Linear, never throws.
 * @param text the answer as it is stored
 * @param companies the places of each company in the text as detection found them (index = company)
 * @returns statements in the order of the text
 */
export function readStances(text: string, companies: readonly CompanyPlaces[]): Statement[] {
  if (companies.every(({ places }) => places.length === 0)) return [];
  const end = text.length > READ_MAX ? text.lastIndexOf('\n', READ_MAX) : text.length;
  const answer = text.slice(0, Math.max(0, end));
  const visible = projectVisibleText(answer, isRegistrableHost);
  const statements = new AnswerReader(answer, visible, companies).read();
  releaseVisibleText(visible);
  return statements;
}

interface Range {
  start: number;
  end: number;
}

class AnswerReader {
  readonly #answer: string;
  readonly #visible: VisibleText;
  readonly #lines: readonly AnswerLine[];
  readonly #sentences: Sentences;
  readonly #hasDrawbacks: boolean;
  readonly #hasMarks: boolean;
  readonly #hasSeveralVerdicts: boolean;
  readonly #sections: Sections;
  readonly #found = new Map<string, Statement>();
  #isRanked = false;
  /** The last heading warns: a ranking under it is none of the best. */
  #isAgainst = false;

  constructor(answer: string, visible: VisibleText, companies: readonly CompanyPlaces[]) {
    this.#answer = answer;
    this.#visible = visible;
    this.#lines = answerLines(answer, visible, companies);
    this.#sentences = splitSentences(visible);
    this.#hasDrawbacks = AGAINST_LABEL.test(answer);
    this.#hasMarks = /[✅✔👍]/u.test(answer) && /[❌✖👎⚠]/u.test(answer);
    this.#hasSeveralVerdicts = hasSeveralVerdicts(answer);
    const only = onlyCompany(this.#lines.flatMap(({ named }) => named));
    this.#sections = new Sections(this.#hasDrawbacks, only);
  }

  read(): Statement[] {
    let table: StanceTable | null = null;
    for (const line of this.#lines) {
      if (this.#found.size >= STATEMENTS_MAX) break;
      if (line.kind === 'table') {
        if (line.headsTable) table = new StanceTable(this.#hasDrawbacks);
        for (const { company, kind, label, start, end } of table?.enter(this.#visible.text, line) ?? [])
          this.#add(company, BY_LABEL[kind], { start, end }, label);
        continue;
      }
      table = null;
      this.#readLine(line);
    }
    return [...this.#found.values()].sort((a, b) => a.start - b.start || a.company - b.company);
  }

  #readLine(line: AnswerLine): void {
    const text = this.#visible.text.slice(line.start, line.end);
    const { owner, entryOf } = this.#sections.enter(line, text);
    if (entryOf !== null && owner !== null) {
      const head = headOf(text, line);
      if ((head === null || head.company === owner) && !saysNothing(text, entryOf.kind))
        this.#add(owner, BY_LABEL[entryOf.kind], line, entryOf.label);
      return;
    }
    if (this.#isFirstOfRanking(line, text)) {
      const head = headOf(text, line);
      if (head === null || headedPhrase(head.behind)?.sign === 'warning') return;
      const labelAt = this.#partsOf(line).find((part) => this.#isLabelled(part))?.start ?? line.end;
      const range = { start: line.start, end: withoutJoint(this.#visible.text, line.start, labelAt) };
      this.#add(head.company, { stance: 'recommended_first', sign: 'first_of_ranking' }, range);
      this.#readSentences(line, owner, labelAt);
      return;
    }
    const mark = this.#hasMarks && owner !== null && line.named.length === 0 ? markOf(line.source) : null;
    if (mark !== null && owner !== null) {
      if (!saysNothing(text, mark)) this.#add(owner, BY_LABEL[mark], line);
    } else this.#readSentences(line, owner);
  }

  /** The first entry of a list, or the first numbered heading, behind a line that announces a ranking. */
  #isFirstOfRanking(line: AnswerLine, text: string): boolean {
    const number = line.ordinal ?? Number(/^[^\p{L}\p{N}]{0,6}(\d{1,3})[.):]/u.exec(text)?.[1] ?? Number.NaN);
    const isFirst = this.#isRanked && number === 1;
    const mayIntroduce = line.kind !== 'item' && Number.isNaN(number) && text.length <= LONGEST_QUOTE;
    if (line.kind === 'heading') this.#isAgainst = holdsWarning(text);
    if (mayIntroduce && !this.#isAgainst && introducesRanking(text)) this.#isRanked = true;
    else if (isFirst || line.kind === 'item' || line.named.length > 0) this.#isRanked = false;
    return isFirst;
  }

  /** @param from where the part of the line begins that is read, a visible offset */
  #readSentences(line: AnswerLine, owner: number | null, from = line.start): void {
    let praised: number | null = null;
    let subject = headOfLine(this.#visible.text, line) ?? owner;
    let at = 0;
    for (const part of this.#partsOf(line)) {
      const first = at;
      while ((line.named[at]?.start ?? part.end) < part.end) at++;
      if (part.start < from) continue;
      const named = line.named.slice(first, at);
      const text = this.#visible.text.slice(part.start, part.end);
      if (text.length > LONGEST_QUOTE || (named.length === 0 && subject === null)) {
        praised = null;
        continue;
      }
      const isInline = subject !== owner;
      const place = { start: part.start, named, owner: subject, isInline };
      const said = labelled(text, place, this.#hasDrawbacks);
      if (said !== null) {
        this.#add(said.company, said.phrase, part);
        subject = said.company;
        praised = null;
        continue;
      }
      if (isInline && named.some(({ company }) => company !== subject)) subject = owner;
      const company = onlyCompany(named);
      const phrase: Phrase | null =
        company === null ? null : this.#phraseOf(text, part.start, named, praised === company);
      if (company !== null && phrase !== null) this.#add(company, phrase, part);
      praised = phrase?.sign === 'top_pick' || phrase?.sign === 'best_for' ? company : null;
    }
  }

  #phraseOf(
    text: string,
    ...[start, named, isBehindPraise]: [number, readonly Named[], boolean]
  ): Phrase | null {
    const phrase = phraseOf(text, { start, named }, isBehindPraise);
    return this.#hasSeveralVerdicts && startsWithVerdict(text) && phrase?.sign === 'top_pick' ? null : phrase;
  }

  #isLabelled({ start, end }: Range): boolean {
    const label = labelBefore(this.#visible.text.slice(start, end));
    return label !== null && inlineLabelKind(label, this.#hasDrawbacks) !== null;
  }

  /** Sentences, and what of them begins with a label of its own: `X – Pros: … – Cons: …`. */
  #partsOf(line: AnswerLine): Range[] {
    const { text } = this.#visible;
    return this.#sentencesOf(line).flatMap((sentence) => {
      const parts: Range[] = [];
      let { start } = sentence;
      for (const at of inlineLabels(text.slice(start, sentence.end), this.#hasDrawbacks)) {
        parts.push({ start, end: withoutJoint(text, start, sentence.start + at) });
        start = sentence.start + at;
      }
      const end = start > sentence.start ? withoutClosingBracket(text, start, sentence.end) : sentence.end;
      return [...parts, { start, end }];
    });
  }

  #sentencesOf({ start, end }: AnswerLine): Range[] {
    const { starts, ends } = this.#sentences;
    const found: Range[] = [];
    for (let at = Math.max(0, sentenceIndexAt(this.#sentences, start)); at < starts.length; at++) {
      const [from, to] = [starts[at] ?? end, ends[at] ?? end];
      if (from >= end) break;
      if (to > start) found.push(trimmed(this.#visible.text, Math.max(from, start), Math.min(to, end)));
    }
    return found.filter((range) => range.end > range.start);
  }

  #add(company: number, { stance, sign }: Phrase, ...[visible, label]: [Range, string?]): void {
    const range = trimmed(this.#visible.text, visible.start, visible.end);
    if (range.end <= range.start || range.end - range.start > LONGEST_QUOTE) return;
    const [start, end] = withMarks(this.#answer, toOriginalRange(this.#visible, range.start, range.end));
    const key = `${company} ${start} ${end}`;
    if (this.#found.has(key)) return;
    const quote = this.#answer.slice(start, end);
    const shown = label === undefined ? null : plainLabel(label);
    this.#found.set(key, { company, stance, quote, start, end, sign, label: shown });
  }
}

/** A label without pictures, marks and what joins it to what it heads. */
function plainLabel(label: string): string | null {
  const plain = label.replace(/\u2060/gu, '').replace(/^[^\p{L}\p{N}]+|[\s:：]+$/gu, '');
  return plain === '' ? null : plain;
}

function trimmed(text: string, start: number, end: number): Range {
  const isGap = (at: number): boolean => /[\s\u2060]/u.test(text.charAt(at));
  let [from, to] = [start, end];
  while (from < to && isGap(from)) from++;
  while (to > from && isGap(to - 1)) to--;
  return { start: from, end: to };
}

/** With the marks of bold and italic text right beside it, so that none is left half. */
function withMarks(answer: string, [start, end]: [number, number]): [number, number] {
  const isMark = (at: number): boolean => answer[at] === '*' || answer[at] === '_';
  let [from, to] = [start, end];
  while (from > 0 && isMark(from - 1)) from--;
  while (to < answer.length && isMark(to)) to++;
  return [from, to];
}

const ADVANTAGE_MARK = /^(?:[-*+•>\s]|\d{1,3}[.)])*[✅✔👍]/u;
const DRAWBACK_MARK = /^(?:[-*+•>\s]|\d{1,3}[.)])*[❌✖👎⚠]/u;

function markOf(source: string): LabelKind | null {
  if (ADVANTAGE_MARK.test(source)) return 'advantage';
  return DRAWBACK_MARK.test(source) ? 'drawback' : null;
}

/** A sentence with `NAME` in the place of its company, without what marks left behind. */
function withName(text: string, start: number, named: readonly Named[]): string {
  let written = '';
  let at = 0;
  for (const place of named) {
    if (place.start - start < at) continue;
    written += `${text.slice(at, place.start - start)}${NAME}`;
    at = place.end - start;
  }
  return `${written}${text.slice(at)}`.replace(/[\u2060"“”„«»]/gu, '').trim();
}

/** What is said of the only company in a sentence; a contrast behind praise of it is a reservation. */
function phraseOf(
  text: string,
  place: { start: number; named: readonly Named[] },
  isBehindPraise: boolean,
): Phrase | null {
  const plain = withName(text, place.start, place.named);
  const head = headOf(text, place);
  const phrase =
    sentencePhrase(plain) ?? (head === null ? productPhrase(text, place) : headedPhrase(head.behind));
  if (phrase !== null || !isBehindPraise || !isContrast(plain)) return phrase;
  return { stance: 'with_reservation', sign: 'drawback_clause' };
}

const PRODUCT = /^(?: [\p{Lu}\d][^\s:：–—(|,;.!?]*){1,5}(?:\s*[–—:：(]|\s-)\s*/u;

/** `HP OfficeJet 200 – Best overall`: praise of a company's product is praise of it, a warning is not. */
function productPhrase(
  text: string,
  { start, named: [first] }: { start: number; named: readonly Named[] },
): Phrase | null {
  if (first === undefined || !opensWith(text, first.start - start)) return null;
  const behind = text.slice(first.end - start);
  const product = PRODUCT.exec(behind)?.[0];
  const phrase = product === undefined ? null : headedPhrase(behind.slice(product.length));
  return phrase?.sign === 'warning' ? null : phrase;
}

const INLINE_LABEL =
  /(?:[–—:：;；|•·(（]|\s-(?=\s))[\s\u2060]*((?![\s\u2060])(?:(?!\s-\s)[^.,:：;；|•·–—(（]){1,41})(?=[:：])/gu;

/** Where a part ends without the bracket that it closes and does not open. */
function withoutClosingBracket(text: string, start: number, end: number): number {
  const part = text.slice(start, end);
  const closed = /[)）][.。]?$/u.exec(part.slice(-2));
  const at = closed === null ? part.length : part.length - closed[0].length;
  return /[()（）]/u.test(part.slice(0, at)) ? end : start + at;
}

/** Where labels begin inside a sentence, behind a dash, a semicolon or another sign that joins. */
function inlineLabels(sentence: string, hasDrawbacks: boolean): number[] {
  return [...sentence.matchAll(INLINE_LABEL)]
    .filter(([, label = '']) => inlineLabelKind(label, hasDrawbacks) !== null)
    .map(({ index, 0: found, 1: label = '' }) => index + found.length - label.length);
}

/** Where a part ends without the sign that joins it to the next. */
function withoutJoint(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && /[\s\u2060–—:：;；|•·(（-]/u.test(text.charAt(to - 1))) to--;
  return to;
}

/** The company that heads a line before a dash, colon or bracket, and so what labels in it are about. */
function headOfLine(text: string, line: AnswerLine): number | null {
  const head = headOf(text.slice(line.start, line.end), line);
  const [first] = line.named;
  if (head === null || first === undefined) return null;
  // A company that is called like a label, as the carrier Plus: `Plus: cheap` is of another one.
  if (labelKind(text.slice(first.start, first.end), true) !== null) return null;
  return /^[^\p{L}\p{N}]{0,8}[,、]/u.test(text.slice(first.end, line.end)) ? null : head.company;
}

function labelBefore(text: string): string | null {
  return /^[^:：]{1,60}(?=[:：])/u.exec(text)?.[0] ?? null;
}

/** `Pros: …`, `Best for: …` of the company that they stand under or behind; `Best overall: X`, `Pros of X: …` of X. */
function labelled(
  text: string,
  place: { start: number; named: readonly Named[]; owner: number | null; isInline: boolean },
  hasDrawbacks: boolean,
): { company: number; phrase: Phrase } | null {
  const label = labelBefore(text);
  if (label === null) return null;
  const behind = text.slice(label.length + 1).replace(/^[\s\u2060]+/u, '');
  const kind = labelKind(label, hasDrawbacks);
  if (kind === null) {
    const named = place.named.filter((each) => each.start - place.start < label.length);
    const beside = labelOfName(label, { start: place.start, named }, hasDrawbacks);
    if (beside === null || saysNothing(behind, beside.kind)) return null;
    return { company: beside.company, phrase: BY_LABEL[beside.kind] };
  }
  if (saysNothing(behind, kind)) return null;
  const start = place.start + text.length - behind.length;
  const head = headOf(behind, { start, named: place.named.filter((each) => each.start >= start) });
  const isPick = kind === 'top_pick' || kind === 'best_for' || kind === 'warning';
  if (head !== null) return isPick ? { company: head.company, phrase: BY_LABEL[kind] } : null;
  if (place.owner === null || kind === 'top_pick' || kind === 'warning') return null;
  if (place.isInline && inlineLabelKind(label, hasDrawbacks) === null) return null;
  return { company: place.owner, phrase: BY_LABEL[kind] };
}

/** `Pros of X`, `X's drawbacks`; not `Benefits for X`. */
function labelOfName(
  label: string,
  { start, named }: { start: number; named: readonly Named[] },
  hasDrawbacks: boolean,
): { company: number; kind: LabelKind } | null {
  const [place] = named;
  if (place === undefined || named.length > 1) return null;
  const before = label.slice(0, place.start - start);
  if (/\s(?:for|für|pour|para|per|voor|dla|til)\s+(?:\S+\s+)?$/iu.test(before)) return null;
  const kind = labelBesideName(`${before} ${label.slice(place.end - start)}`, hasDrawbacks);
  return kind === null ? null : { company: place.company, kind };
}
