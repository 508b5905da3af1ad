import type { Verdict } from './detector.ts';
import type { DoubtfulLabel } from './doubtful-places.ts';
import type { LabelledCase } from './labelled-cases.ts';

/** One row: a detector, and what it said of the cases; null where nobody measured it. */
export interface Row {
  name: string;
  verdicts: ReadonlyMap<string, Verdict> | null;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

/** Precision, recall and F1 of each detector on the cases, and how many doubtful places it has right. */
export function benchmarkTable(
  rows: readonly Row[],
  cases: readonly LabelledCase[],
  places: readonly DoubtfulLabel[],
): string {
  return [
    `| detector | precision % of ${cases.length} cases | recall % | F1 | right % of ${places.length} doubtful places |`,
    '|---|---|---|---|---|',
    ...rows.map(({ name, verdicts }) =>
      verdicts === null
        ? `| ${name} | not measured | not measured | not measured | not measured |`
        : `| ${name} | ${cellsOf(verdicts, cases, places).join(' | ')} |`,
    ),
  ].join('\n');
}

function cellsOf(
  verdicts: ReadonlyMap<string, Verdict>,
  cases: readonly LabelledCase[],
  places: readonly DoubtfulLabel[],
): string[] {
  const said = cases.filter(({ id }) => verdicts.get(id)?.mentioned).length;
  const named = cases.filter(({ mentioned }) => mentioned).length;
  const both = cases.filter(({ id, mentioned }) => mentioned && verdicts.get(id)?.mentioned).length;
  const right = places.filter((place) => countsPlace(verdicts.get(place.case), place) === place.is_brand);
  return [
    percent(both, said),
    percent(both, named),
    ((2 * both) / (said + named)).toFixed(3),
    percent(right.length, places.length),
  ];
}

/** Without places of its own, a detector says of each place what it says of the answer. */
function countsPlace(verdict: Verdict | undefined, { start, end }: DoubtfulLabel): boolean {
  if (verdict === undefined || !verdict.mentioned) return false;
  return verdict.spans?.some(([from, to]) => from < end && start < to) ?? true;
}

/** Ids of cases that a detector said nothing of. */
export function unanswered(verdicts: ReadonlyMap<string, Verdict>, cases: readonly LabelledCase[]): string[] {
  return cases.flatMap(({ id }) => (verdicts.has(id) ? [] : [id]));
}
