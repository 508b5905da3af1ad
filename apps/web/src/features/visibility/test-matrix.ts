import {
  CHANNELS,
  type Channel,
  commaList,
  compareNames,
  LIMITS,
  type Run,
  type RunDetail,
  type RunKeywordResult,
  sentencesInWords,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** All cells of a matrix come with one read. */
const CELLS_MAX = LIMITS.page_size_max;

/** Keywords of one matrix, at most. */
export const MATRIX_KEYWORDS_MAX = Math.floor(CELLS_MAX / CHANNELS.length);

/** What keeps a choice from being asked, in words; null where nothing does. */
export function whyNotYet(choice: { keywords: number; channels: number; busy: number }): string | null {
  const { keywords, channels, busy } = choice;
  if (keywords > MATRIX_KEYWORDS_MAX)
    return messages.tooManyKeywords({ most: MATRIX_KEYWORDS_MAX, keywords });
  if (channels === 0) return busy > 0 ? messages.chooseAnotherAssistant : messages.chooseAtLeastOneAssistant;
  return keywords === 0 ? messages.chooseKeywordsBelow : null;
}

/** True for a run whose cells can be shown side by side. */
export const isMatrix = ({ total }: Pick<Run, 'total'>): boolean => total <= CELLS_MAX;

/** A keyword with what each assistant said of it in one run. */
export interface MatrixRow {
  keyword_id: string;
  keyword: string;
  cells: ReadonlyMap<Channel, RunKeywordResult>;
}

/** The cells of a run by keyword, in alphabetical order; an assistant that was not asked about one has no cell. */
export function toMatrix({ keyword_results }: Pick<RunDetail, 'keyword_results'>): MatrixRow[] {
  const byKeyword = Map.groupBy(keyword_results.items, ({ keyword_id }) => keyword_id);
  return [...byKeyword]
    .map(([keyword_id, cells]) => ({
      keyword_id,
      keyword: cells[0]?.keyword ?? '',
      cells: new Map(cells.map((cell) => [cell.channel, cell])),
    }))
    .toSorted((one, other) => compareNames(one.keyword, other.keyword));
}

type CountedRun = Pick<Run, 'total' | 'processed' | 'state'> & {
  channels: readonly Pick<Run['channels'][number], 'mentioned' | 'not_mentioned'>[];
};

/** How often the newest run that can be shown as a matrix mentions the company; `runs` are newest first. */
export function newestTestInWords(runs: readonly CountedRun[]): string {
  const newest = runs.find(isMatrix);
  if (!newest) return messages.noTestYet({ max: MATRIX_KEYWORDS_MAX });
  if (newest.state === 'running') return messages.newestTestRuns(newest);
  const sum = (of: 'mentioned' | 'not_mentioned') => newest.channels.reduce((all, one) => all + one[of], 0);
  const named = sum('mentioned');
  return messages.newestTest({ named, judged: named + sum('not_mentioned') });
}

/** Where a cell that is not through stands: '2 of 3 answers', 'Waiting'. */
export function openInWords({ state, n, samples_wanted }: RunKeywordResult): string {
  if (state === 'cancelled') return n > 0 ? messages.thenCancelled({ answers: n }) : messages.notAsked;
  return n === 0 ? messages.waiting : messages.answersSoFar({ answers: n, wanted: samples_wanted });
}

/** The page's question answered: how many cells name the company, of those that do or do not; beside it what says neither. */
export function matrixInWords(
  rows: readonly MatrixRow[],
  run: Pick<Run, 'total' | 'processed' | 'state'>,
): string {
  const cells = rows.flatMap((row) => [...row.cells.values()]);
  const numberOf = (...states: RunKeywordResult['result_state'][]) =>
    cells.filter(({ result_state }) => states.includes(result_state)).length;
  const named = numberOf('mentioned');
  const judged = named + numberOf('not_mentioned');
  const rest = [
    { count: numberOf('failed'), words: messages.failedCount },
    { count: numberOf('no_companies'), words: messages.noCompanyCount },
    { count: numberOf('refused'), words: messages.refusedCount },
  ].flatMap(({ count, words }) => (count > 0 ? words({ count }) : []));
  const said = sentencesInWords([
    run.state === 'running' && messages.checksDone({ processed: run.processed, total: run.total }),
    judged > 0 && messages.mentionedInChecks({ named, judged }),
    rest.length > 0 && messages.otherResults({ results: commaList(rest) }),
  ]);
  return said === '' ? messages.noAnswers : said;
}
