import { type ImportedRowState, type KeywordImport, LIMITS, numberInWords } from '@answerscope/contract';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import * as messages from '../messages.ts';
import styles from './import-preview.module.css';
import type { KeywordRow } from './keyword-row.ts';
import { importInWords, type PreviewRow, STATE_LABELS, toPreviewRows } from './preview-rows.ts';

interface ImportPreviewProps {
  rows: readonly KeywordRow[];
  judged: KeywordImport;
  isPending: boolean;
  onCommit: () => void;
  onBack: () => void;
}

const QUESTION: Column<PreviewRow> = {
  key: 'question',
  header: messages.question,
  width: '28%',
  cell: (row) => row.question ?? <span className={styles.none}>{messages.wordedForYou}</span>,
};

const TAGS: Column<PreviewRow> = {
  key: 'tags',
  header: messages.tags,
  width: '18%',
  cell: (row) => row.tags,
};

const COLUMNS: Column<PreviewRow>[] = [
  {
    key: 'line',
    header: messages.line,
    width: '72px',
    align: 'end',
    cell: (row) => numberInWords(row.line),
  },
  { key: 'keyword', header: messages.keyword, isMain: true, cell: (row) => row.keyword },
  { key: 'topic', header: messages.topic, width: '20%', cell: (row) => row.topic },
  {
    key: 'state',
    header: messages.whatHappens,
    isBareOnPhone: true,
    width: '26%',
    cell: (row) => (
      <span className={styles.state} data-state={row.state}>
        {row.message ?? STATE_LABELS.find(({ state }) => state === row.state)?.label}
      </span>
    ),
  },
];

type Shown = ImportedRowState | 'all' | 'left_out';

function isShown(shown: Shown, state: ImportedRowState): boolean {
  if (shown === 'all') return true;
  return shown === 'left_out' ? state !== 'valid' : state === shown;
}

/** What of a list can be added and why the rest cannot, before anything is saved. */
export function ImportPreview({ rows, judged, isPending, onCommit, onBack }: ImportPreviewProps) {
  const all = useMemo(() => toPreviewRows(rows, judged.rows), [rows, judged]);
  const { valid } = judged.counts;
  const leftOut = all.length - valid;
  // What is left out is what can still be mended.
  const [shown, setShown] = useState<Shown>(leftOut > 0 ? 'left_out' : 'all');
  const [page, setPage] = useState(1);
  const matching = all.filter(({ state }) => isShown(shown, state));
  const given = [
    ...(rows.some(({ question }) => question !== null) ? [QUESTION] : []),
    ...(rows.some(({ tags }) => tags !== null) ? [TAGS] : []),
  ];
  const columns = COLUMNS.flatMap((column) => (column.key === 'topic' ? [column, ...given] : [column]));
  const first = (page - 1) * LIMITS.page_size;

  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <p role="status" className={styles.words}>
          {importInWords(judged)}
        </p>
        <div className={styles.actions}>
          <Button onClick={onBack}>{messages.back}</Button>
          <Button look="primary" disabled={valid === 0 || isPending} onClick={onCommit}>
            {isPending ? messages.adding : messages.addKeywords({ count: valid })}
          </Button>
        </div>
      </div>
      <div className={styles.filter}>
        <SelectField
          label={messages.show}
          value={shown}
          options={[
            { value: 'all', label: messages.allRows({ count: all.length }) },
            ...(leftOut > 0
              ? [{ value: 'left_out' as const, label: messages.leftOutRows({ count: leftOut }) }]
              : []),
            ...STATE_LABELS.filter(({ state }) => judged.counts[state] > 0).map(({ state, label }) => ({
              value: state,
              label: messages.rowsOfState({ state: label, count: judged.counts[state] }),
            })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setShown(
              chosen === 'left_out'
                ? chosen
                : (STATE_LABELS.find(({ state }) => state === chosen)?.state ?? 'all'),
            );
            setPage(1);
          }}
        />
      </div>
      <DataTable
        label={messages.keywordsOfYourList}
        columns={columns}
        rows={matching.slice(first, first + LIMITS.page_size)}
        rowKey={(row) => String(row.line)}
      />
      <Pagination page={page} pageSize={LIMITS.page_size} total={matching.length} onPage={setPage} />
    </div>
  );
}
