import {
  CHANNELS,
  type Channel,
  LIMITS,
  type Run,
  type RunDetail,
  type RunKeywordResult,
} from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import * as messages from './messages.ts';

/** All cells of a matrix come with one read. */
const CELLS_MAX = LIMITS.page_size_max;

/** Keywords of one matrix, at most. */
export const MATRIX_KEYWORDS_MAX = Math.floor(CELLS_MAX / CHANNELS.length);

/** What keeps a choice from being asked, in words; null where nothing does. */
export function whyNotYet(choice: { keywords: number; channels: number; busy: number }): string | null {
  const { keywords, channels, busy } = choice;
  if (keywords > MATRIX_KEYWORDS_MAX)
    return `A matrix has at most ${MATRIX_KEYWORDS_MAX} keywords: ${counted(keywords, 'keyword is', 'keywords are')} chosen.`;
  if (channels === 0)
    return busy > 0 ? messages.chooseAssistantNotBeingChecked : messages.chooseAtLeastOneAssistant;
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
    .toSorted((one, other) => one.keyword.localeCompare(other.keyword, 'en'));
}

/** Where a cell that is not through stands: '2 of 3 answers', 'Waiting'. */
export function openInWords({ state, n, samples_wanted }: RunKeywordResult): string {
  if (state === 'cancelled') return n > 0 ? `${counted(n, 'answer')}, then cancelled` : messages.notAsked;
  return n === 0 ? 'Waiting' : `${n} of ${counted(samples_wanted, 'answer')}`;
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
    { cells: numberOf('failed'), did: 'failed' },
    { cells: numberOf('no_companies'), did: 'mentioned no company' },
    { cells: numberOf('refused'), did: 'refused to answer' },
  ].flatMap((one) => (one.cells > 0 ? `${one.cells.toLocaleString('en')} ${one.did}` : []));
  const said = [
    run.state === 'running' && `${run.processed} of ${counted(run.total, 'check')} done.`,
    judged > 0 && `You are mentioned in ${named} of ${counted(judged, 'check')}.`,
    rest.length > 0 && `${rest.join(', ')}.`,
  ].filter((one) => one !== false);
  return said.length === 0 ? messages.noAnswers : said.join(' ');
}
