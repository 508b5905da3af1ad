import {
  projectVisibleText,
  releaseVisibleText,
  toOriginalRange,
  type VisibleText,
} from '@answerscope/answer-text';
import { type Sentences, sentenceIndexAt, splitSentences } from '../text/sentences.ts';
import { isRegistrableHost } from '../text/urls.ts';
import { type AnswerLine, answerLines, headOf, type Named, onlyCompany } from './answer-lines.ts';
import { type LabelKind, labelKind } from './labels.ts';
import { headedPhrase, introducesRanking, isContrast, NAME, type Phrase, sentencePhrase } from './phrases.ts';
import { saysNothing } from './says-nothing.ts';
import { Sections } from './sections.ts';
import type { CompanyPlaces, Statement } from './stance.ts';
import { StanceTable } from './stance-table.ts';

/** Beside it `Pro` and `Za` are labels, and no plan or word. */
const AGAINST_LABEL =
  /(?:^|[|*>-])[ \t]{0,4}(?:con|contra|contro|kontra|minus|przeciw)\**[ \t]{0,4}(?:[:：|]|$)/imu;
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
  readonly #sections: Sections;
  readonly #found = new Map<string, Statement>();
  #isRanked = false;

  constructor(answer: string, visible: VisibleText, companies: readonly CompanyPlaces[]) {
    this.#answer = answer;
    this.#visible = visible;
    this.#lines = answerLines(answer, visible, companies);
    this.#sentences = splitSentences(visible);
    this.#hasDrawbacks = AGAINST_LABEL.test(answer);
    this.#hasMarks = /[✅✔👍]/u.test(answer) && /[❌✖👎⚠]/u.test(answer);
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
      if (head !== null)
        this.#add(head.company, { stance: 'recommended_first', sign: 'first_of_ranking' }, line);
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
    if (mayIntroduce && introducesRanking(text)) this.#isRanked = true;
    else if (isFirst || line.kind === 'item' || line.named.length > 0) this.#isRanked = false;
    return isFirst;
  }

  #readSentences(line: AnswerLine, owner: number | null): void {
    let praised: number | null = null;
    let at = 0;
    for (const sentence of this.#sentencesOf(line)) {
      const from = at;
      while ((line.named[at]?.start ?? sentence.end) < sentence.end) at++;
      const named = line.named.slice(from, at);
      const text = this.#visible.text.slice(sentence.start, sentence.end);
      if (text.length > LONGEST_QUOTE || (named.length === 0 && owner === null)) {
        praised = null;
        continue;
      }
      const said = labelled(text, { start: sentence.start, named, owner }, this.#hasDrawbacks);
      const company = onlyCompany(named);
      if (said !== null) this.#add(said.company, said.phrase, sentence);
      else if (company !== null) {
        const phrase = phraseOf(text, { start: sentence.start, named }, praised === company);
        if (phrase !== null) this.#add(company, phrase, sentence);
        praised = phrase?.sign === 'top_pick' || phrase?.sign === 'best_for' ? company : null;
        continue;
      }
      praised = null;
    }
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
  const phrase = sentencePhrase(plain) ?? (head === null ? null : headedPhrase(head.behind));
  if (phrase !== null || !isBehindPraise || !isContrast(plain)) return phrase;
  return { stance: 'with_reservation', sign: 'drawback_clause' };
}

/** `Pros: …`, `Best for: …` of the company whose heading it stands under; `Best overall: X` of X. */
function labelled(
  text: string,
  place: { start: number; named: readonly Named[]; owner: number | null },
  hasDrawbacks: boolean,
): { company: number; phrase: Phrase } | null {
  const colon = /^[^:：]{1,60}[:：]/u.exec(text)?.[0];
  const kind = colon === undefined ? null : labelKind(colon.slice(0, -1), hasDrawbacks);
  if (colon === undefined || kind === null) return null;
  const behind = text.slice(colon.length).replace(/^[\s\u2060]+/u, '');
  if (saysNothing(behind, kind)) return null;
  const start = place.start + text.length - behind.length;
  const head = headOf(behind, { start, named: place.named.filter((each) => each.start >= start) });
  const isPick = kind === 'top_pick' || kind === 'best_for' || kind === 'warning';
  if (head !== null) return isPick ? { company: head.company, phrase: BY_LABEL[kind] } : null;
  if (place.owner === null || kind === 'top_pick' || kind === 'warning') return null;
  return { company: place.owner, phrase: BY_LABEL[kind] };
}
