import { lineIndexAt } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import type { Judged } from '../rules/judge.ts';
import { foldText } from '../text/fold.ts';
import { listPosition } from './measures.ts';
import { isPersonOrPlace, isStrange, MIXED_CASE } from './strange-words.ts';

const BRAND = 0;
/** Who is named that late is not ranked by what stands before. */
const READ_UNITS = 20_000;
const CAPITALISED =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])\d{0,2}\p{Lu}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}&'’-]*(?:\.(?:com|ai|io|org|net))?/gu;
const DIGIT_FIRST = /^\d{1,2}\p{Lu}\p{Ll}/u;
/** Codes of models, materials and norms: `R-410A`, `H100`. */
const CODE = /^\p{Lu}{1,4}-?\d/u;
/** `in Boise`, `near Boise, Idaho`: what stands there is a place. */
const LOCATIVE = /\b(?:in|near|across|around|outside) (?:\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)?, )?$/u;
/** What stands around an entry of an enumeration within a sentence. */
const ENUMERATED_BEFORE = /(?:[,;]|\p{Ll}[,:]?| &) $/u;
const ENUMERATED_AFTER = /^(?: \([^()\n]{0,80}\))?(?:[,;]| (?:and|or|und|oder|y|o|et|ou|e|i|и|или|&) )/u;

/** Side by side with a known name: `Slack and Quvera`. */
const JOINED_AFTER = /^ (?:and|or|vs\.?|versus|und|oder|y|o|et|ou|e|i|и|или|&) /u;

/** Capitalised words next to each other, as one name. */
interface Run {
  start: number;
  end: number;
  words: string[];
}

/**
 * Position of the brand, from 1, among everything the answer seems to name as a brand, in the order of first
 * appearance: known competitors, mixed-case words, words of no vocabulary, entries of an enumeration, and the heads of
 * the list entries before its own. An estimate: what is a brand of another is known only by its look. Null when the
 * brand is not named.
 */
export function orderAmongNames(context: AnswerContext, counted: readonly Judged[]): number | null {
  const first = counted.find(({ candidate }) => candidate.brand === BRAND);
  if (first === undefined) return null;
  const heads = headsBefore(context, first);
  const until = heads[0]?.start ?? first.candidate.start;
  const keys = new Set(heads.map(({ key }) => key));
  for (const { candidate } of counted)
    if (candidate.brand !== BRAND && candidate.start < until) keys.add(`#${candidate.brand}`);
  for (const run of runsIn(context.visible.text.slice(0, Math.min(until, READ_UNITS)))) {
    if (candidateIn(context.candidates, run.start, run.end) === null && isName(run, context))
      keys.add(keyOf(run.words[0] ?? ''));
  }
  return keys.size + 1;
}

/** The entries of the list before the one the brand heads, when it heads one. */
function headsBefore(context: AnswerContext, first: Judged): { key: string; start: number }[] {
  const { visible } = context;
  const place = listPosition(BRAND, [first], visible);
  if (place === null) return [];
  const index = lineIndexAt(visible, first.candidate.start);
  const own = visible.lines[index];
  const heads: { key: string; start: number }[] = [];
  for (let at = index - 1; at >= 0 && heads.length < place - 1; at--) {
    const line = visible.lines[at];
    if (line === undefined || line.kind !== own?.kind || line.indent !== own.indent) continue;
    const [word = ''] = /[\p{L}\p{N}].*/u.exec(visible.text.slice(line.content, line.end)) ?? [];
    heads.unshift({ key: keyOf(word.split(/\s/)[0] ?? ''), start: line.start });
  }
  return heads;
}

function* runsIn(text: string): Generator<Run> {
  let run: Run | null = null;
  for (const match of text.matchAll(CAPITALISED)) {
    const [word] = match;
    const end = match.index + word.length;
    if (run !== null && /^[ \u00a0]$/.test(text.slice(run.end, match.index))) {
      run.words.push(word);
      run.end = end;
      continue;
    }
    if (run !== null) yield run;
    run = { start: match.index, end, words: [word] };
  }
  if (run !== null) yield run;
}

function isName({ start, end, words }: Run, context: AnswerContext): boolean {
  const { visible } = context;
  const { text } = visible;
  const line = visible.lines[lineIndexAt(visible, start)];
  if (line === undefined || line.kind === 'code' || line.kind === 'source') return false;
  const [word = ''] = words;
  if (CODE.test(word) || isPersonOrPlace(text, start, word)) return false;
  if (LOCATIVE.test(text.slice(Math.max(line.content, start - 50), start))) return false;
  if (words.some((one) => DIGIT_FIRST.test(one) || MIXED_CASE.test(one))) return true;
  const opens = /(?:^|[.!?:\n|]\s*)["“„«(]?$/u.test(text.slice(Math.max(line.content, start - 4), start));
  const isTitle = line.kind === 'heading' && words.length > 1;
  if (!isTitle && isStrange(word, context) && (!opens || words.length <= 2)) return true;
  const [joint] = JOINED_AFTER.exec(text.slice(end, end + 10)) ?? [];
  if (joint !== undefined && candidateIn(context.candidates, end + joint.length, end + joint.length + 1))
    return true;
  return (
    line.kind === 'prose' &&
    context.language() !== 'de' &&
    !opens &&
    words.length <= 3 &&
    /\p{Ll}{2}/u.test(word) &&
    ENUMERATED_BEFORE.test(text.slice(Math.max(0, start - 3), start)) &&
    ENUMERATED_AFTER.test(text.slice(end, end + 90))
  );
}

function keyOf(word: string): string {
  return foldText(word)
    .replace(/['’]s?$/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
