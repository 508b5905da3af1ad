import {
  type Channel,
  commaList,
  type ForcedStatus,
  type ResultState,
  type ResultStatus,
} from '@answerscope/contract';
import { CSV_MARK, csvRows } from '../../lib/csv.ts';
import { localTimeOf } from '../../lib/zoned-time.ts';
import * as messages from './messages.ts';

/** What a line of the export tells. */
export interface ExportedResult {
  keyword: string;
  channel: Channel;
  status: ResultStatus;
  result_state: ResultState;
  /** Set by an administrator: `result_state` is that. */
  forced_status: ForcedStatus | null;
  checked_at: Date | null;
  error_message: string | null;
}

const COLUMNS = [
  messages.keyword,
  messages.channel,
  messages.status,
  messages.mentioned,
  messages.checkedAt,
  messages.errorMessage,
];

/**
 * Results as CSV. Times are the user's. What measured nothing, what an administrator has set, and what the simulator
 * answered, says so in Status: the columns are given. Mentioned is empty where nothing was measured.
 */
export function toCsv(
  results: readonly ExportedResult[],
  { timeZone, isDemonstration }: { timeZone: string; isDemonstration: boolean },
): string {
  const rows = results.map((result) => [
    result.keyword,
    result.channel,
    statusOf(result, isDemonstration),
    MENTIONED[result.result_state],
    result.checked_at === null ? '' : clockOf(result.checked_at, timeZone),
    result.error_message ?? '',
  ]);
  return CSV_MARK + csvRows([COLUMNS, ...rows]);
}

const MENTIONED: Record<ResultState, string> = {
  mentioned: messages.yes,
  not_mentioned: messages.no,
  no_companies: '',
  refused: '',
  failed: messages.no,
};

/** Said of an answer that came and measured nothing. */
const NOTHING_MEASURED: Partial<Record<ResultState, string>> = {
  no_companies: messages.noCompanies,
  refused: messages.refused,
};

/** 'completed', 'completed (no companies mentioned)', 'completed (refused, simulated)'. */
function statusOf({ status, result_state, forced_status }: ExportedResult, isDemonstration: boolean): string {
  const notes = [
    NOTHING_MEASURED[result_state],
    forced_status === null ? undefined : messages.setByAdministrator,
    isDemonstration ? messages.simulated : undefined,
  ];
  const said = notes.filter((note) => note !== undefined);
  return said.length === 0 ? status : messages.statusWithNotes({ status, notes: commaList(said) });
}

/** 'results-2026-03-02.csv' with the day it is for the user. */
export function csvName(name: string, at: Date, timeZone: string): string {
  return `${name}-${clockOf(at, timeZone).slice(0, 10)}.csv`;
}

/** '2026-03-02 13:05:09' on the clocks of a zone. */
export function clockOf(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = localTimeOf(moment, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}
