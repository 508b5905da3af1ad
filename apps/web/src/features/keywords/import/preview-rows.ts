import { commaList, type ImportedRowState, type KeywordImport } from '@answerscope/contract';
import * as messages from '../messages.ts';
import type { KeywordRow } from './keyword-row.ts';

/** A row with what was found about it. */
export interface PreviewRow extends KeywordRow {
  state: ImportedRowState;
  message: string | null;
}

/** What each state is called, in the order in which they are shown. */
export const STATE_LABELS: readonly { state: ImportedRowState; label: string }[] = [
  { state: 'valid', label: messages.ready },
  { state: 'duplicate', label: messages.inYourListAlready },
  { state: 'duplicate_in_list', label: messages.twiceInThisList },
  { state: 'invalid', label: messages.invalid },
  { state: 'over_limit', label: messages.overYourLimit },
];

const LEFT_OUT = [
  { state: 'duplicate', inWords: messages.countInListAlready },
  { state: 'duplicate_in_list', inWords: messages.countTwiceInList },
  { state: 'invalid', inWords: messages.countInvalid },
  { state: 'over_limit', inWords: messages.countOverLimit },
] as const;

/** The rows as they were given, each with what the server found. */
export function toPreviewRows(rows: readonly KeywordRow[], judged: KeywordImport['rows']): PreviewRow[] {
  return rows.flatMap((row, index) => {
    const found = judged[index];
    return found ? [{ ...row, ...found }] : [];
  });
}

/** What can be added of a list and what is left out, in one line. */
export function importInWords({ counts }: Pick<KeywordImport, 'counts'>): string {
  const ready = messages.readyToAdd({ count: counts.valid });
  const leftOut = leftOutInWords(counts);
  return leftOut === null ? ready : `${ready} ${leftOut}`;
}

/** 'Left out: 60 in your list already.'; null where everything can be added. */
export function leftOutInWords(counts: KeywordImport['counts']): string | null {
  const parts = LEFT_OUT.filter(({ state }) => counts[state] > 0).map(({ state, inWords }) =>
    inWords({ count: counts[state] }),
  );
  return parts.length === 0 ? null : messages.leftOut({ parts: commaList(parts) });
}
