import type { ImportedRowState, KeywordImport } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import type { KeywordRow } from './keyword-row.ts';

/** A row with what was found about it. */
export interface PreviewRow extends KeywordRow {
  state: ImportedRowState;
  message: string | null;
}

/** What each state is called, in the order in which they are shown. */
export const STATE_LABELS: readonly { state: ImportedRowState; label: string }[] = [
  { state: 'valid', label: 'Can be added' },
  { state: 'duplicate', label: 'In your list already' },
  { state: 'duplicate_in_list', label: 'Twice in this list' },
  { state: 'invalid', label: 'Invalid' },
  { state: 'over_limit', label: 'Over your limit' },
];

/** The rows as they were given, each with what the server found. */
export function toPreviewRows(rows: readonly KeywordRow[], judged: KeywordImport['rows']): PreviewRow[] {
  return rows.flatMap((row, index) => {
    const found = judged[index];
    return found ? [{ ...row, ...found }] : [];
  });
}

/** What is added and what is left out, in one sentence. */
export function importInWords({ counts, rows }: Pick<KeywordImport, 'counts' | 'rows'>): string {
  const number = (count: number) => count.toLocaleString('en');
  const parts = STATE_LABELS.filter(({ state }) => state !== 'valid' && counts[state] > 0).map(
    ({ state, label }) => `${number(counts[state])} ${label.toLowerCase()}`,
  );
  const added = `${number(counts.valid)} of ${counted(rows.length, 'keyword')} can be added`;
  return parts.length === 0 ? `${added}.` : `${added}; left out: ${parts.join(', ')}.`;
}
