import { candidateIn } from '../find/candidate-index.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import type { Run } from './runs.ts';
import { isEnglishPhrase } from './word-facts.ts';
import type { Read } from './written-word.ts';

const BETWEEN =
  /^(?: \([^()\n]{0,80}\))?(?:, | (?:and|or|und|oder|sowie|y|o|et|ou|e|i|и|или|та|або|ve|veya|och|og|samt|eller|of|en|a|nebo|lub|albo|czy|oraz|plus|vs\.?) |, (?:and|or|y|et|e|и) | & | \/ |、|・|，)$/u;
const LONGEST_BETWEEN = 96;
/** Without an aside in brackets, which begins ` (`. */
const LONGEST_PLAIN_BETWEEN = 8;
const WORD_JOINER = 0x2060;
const BRACKET = 0x28;
const NO_ROWS: ReadonlySet<Run> = new Set();

/** The runs that stand in an enumeration with one that is surely a name: `Slack, Basecamp and Notion`. */
export function rowsOf(context: AnswerContext, read: Read, runs: readonly Run[]): ReadonlySet<Run> {
  let found: Set<Run> | null = null;
  for (let from = 0; from < runs.length; ) {
    const to = endOfRow(read, runs, from);
    if (to - from >= 2) {
      found ??= new Set();
      for (const run of namesOfRow(context, runs.slice(from, to))) found.add(run);
    }
    from = to;
  }
  return found ?? NO_ROWS;
}

/** Index behind the last run that stands in one enumeration with the one at `from`. */
function endOfRow(read: Read, runs: readonly Run[], from: number): number {
  let to = from + 1;
  for (; to < runs.length; to++) {
    const [before, run] = [runs[to - 1], runs[to]];
    if (before === undefined || run === undefined || !isBetween(read, before.end, run.start)) break;
  }
  return to;
}

function isBetween({ text, units }: Read, from: number, to: number): boolean {
  const length = to - from;
  if (length > LONGEST_BETWEEN) return false;
  const hasJoiner = holds(units, WORD_JOINER, from, to);
  if (!hasJoiner && length > LONGEST_PLAIN_BETWEEN && units[from + 1] !== BRACKET) return false;
  const between = text.slice(from, to);
  return BETWEEN.test(hasJoiner ? between.replaceAll('\u2060', '') : between);
}

function holds(units: Uint16Array, code: number, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (units[at] === code) return true;
  return false;
}

function namesOfRow(context: AnswerContext, row: readonly Run[]): Run[] {
  const isSure = (run: Run) => run.isName || candidateIn(context.candidates, run.start, run.end) !== null;
  const sure = row.filter(isSure);
  const isGerman = context.language() === 'de';
  if (sure.length === 0 || row.every(isAcronym)) return [];
  if (isGerman && 2 * sure.length < row.length) return [];
  return 2 * sure.length < row.length
    ? row.filter((run) => isSure(run) || (!isGerman && run.words.length > 1 && mayBeName(run)))
    : row.filter((run) => isSure(run) || (mayBeName(run) && (!isGerman || isEnglishName(run))));
}

const isEnglishName = ({ words }: Run): boolean =>
  words.every(({ facts }) => facts.isEnglish) || isEnglishPhrase(words.map(({ facts }) => facts));

function mayBeName({ words, opens }: Run): boolean {
  return (
    !opens &&
    words.length <= 3 &&
    words.every(
      ({ text, facts }) =>
        /\p{Ll}{2}/u.test(text) && !/-\p{Ll}/u.test(text) && !facts.isProper && !facts.isNoName,
    )
  );
}

/** `DPD`, `IFC` */
export function isAcronym({ words }: Run): boolean {
  return words.length === 1 && /^\p{Lu}{2,4}$/u.test(words[0]?.text ?? '');
}
