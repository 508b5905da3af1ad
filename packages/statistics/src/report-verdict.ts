import { type ChangeTest, createChangeTest, type WindowPair } from './exact-test.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { type ChangeVerdict, decide, type KeywordVerdict, SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import { findWindows, type KeywordAnswer } from './windows.ts';

/** One cell of a report: a keyword on a channel, with its answers. */
export interface ReportCell {
  id: string;
  answers: readonly KeywordAnswer[];
}

/** A cell's verdict beside the others'; `q_value` is its p-value adjusted for all cells of the report. */
export type CellVerdict = { id: string } & (
  | (Extract<KeywordVerdict, { p_value: number }> & { q_value: number })
  | Exclude<KeywordVerdict, { p_value: number }>
);

export interface ReportVerdict {
  /** 'mixed': some keywords improved and others declined. */
  verdict: KeywordVerdict['verdict'] | 'mixed';
  improved: number;
  declined: number;
  /** Cells whose two windows could be compared. */
  compared: number;
  /** Answers missing in all cells that lack some. */
  missing_answers: number;
  cells: CellVerdict[];
}

/**
 * The verdicts of all cells of a report together, so that a report in which nothing changed shows any change in at
 * most 5% of cases, and at most 5% of the changes shown are false (`adjustForFalseDiscovery`). Cells that cannot be
 * compared take no part. Without any compared cell the report is not comparable, or lacks data.
 */
export function reportVerdict({
  cells,
  now,
  test = createChangeTest(),
}: {
  cells: readonly ReportCell[];
  now: Date;
  test?: ChangeTest;
}): ReportVerdict {
  const found = cells.map(({ id, answers }) => ({ id, windows: findWindows(answers, now) }));
  const judged = judgeTogether(
    found.flatMap(({ windows }) => (windows.state === 'found' ? [windows] : [])),
    test,
  );
  let next = 0;
  const verdicts = found.map(({ id, windows }): CellVerdict => {
    if (windows.state !== 'found') {
      return { id, verdict: windows.state, missing_answers: windows.missing_answers };
    }
    const { window_days, earlier, recent } = windows;
    const result = judged[next++];
    if (result === undefined) throw new Error('a compared cell has no verdict');
    return { id, ...result, window_days, earlier, recent };
  });
  const count = (verdict: string): number => verdicts.filter((cell) => cell.verdict === verdict).length;
  const [improved, declined] = [count('improved'), count('declined')];
  const nothing = count('not_comparable') > 0 ? 'not_comparable' : 'not_enough_data';
  const verdict = judged.length === 0 ? nothing : summarise(improved, declined);
  const missing_answers = verdicts.reduce(
    (total, cell) => total + ('missing_answers' in cell ? cell.missing_answers.total : 0),
    0,
  );
  return { verdict, improved, declined, compared: judged.length, missing_answers, cells: verdicts };
}

/** The verdicts of pairs of windows shown together, in their order; the rule of `reportVerdict` on bare counts. */
export function judgeTogether(
  pairs: readonly WindowPair[],
  test: ChangeTest = createChangeTest(),
): { verdict: ChangeVerdict; p_value: number; q_value: number }[] {
  const evidence = pairs.map(test);
  const adjusted = adjustForFalseDiscovery(evidence.map(({ p_value }) => p_value));
  return evidence.map((one, index) => {
    const q_value = adjusted[index] ?? 1;
    return { verdict: decide(one, q_value <= SIGNIFICANCE_LEVEL), p_value: one.p_value, q_value };
  });
}

function summarise(improved: number, declined: number): ReportVerdict['verdict'] {
  if (improved > 0 && declined > 0) return 'mixed';
  if (improved > 0) return 'improved';
  return declined > 0 ? 'declined' : 'no_detectable_change';
}
