import { numberInWords } from '@answerscope/contract';
import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { SelectField, SwitchField } from '../../../ui/field.tsx';
import * as messages from '../messages.ts';
import styles from './choose-columns.module.css';
import type { ReadFile } from './csv-form.tsx';
import { type Columns, columnNames, type Part, rowsFault, rowsOf, withColumn } from './csv-table.ts';
import type { KeywordRow } from './keyword-row.ts';

/** So many rows show what a column holds. */
const SAMPLE_ROWS = 5;
const NONE = '';

const SAMPLE: Column<KeywordRow>[] = [
  {
    key: 'line',
    header: messages.line,
    width: '72px',
    align: 'end',
    cell: (row) => numberInWords(row.line),
  },
  { key: 'keyword', header: messages.keyword, isMain: true, cell: (row) => row.keyword },
  { key: 'topic', header: messages.topic, width: '22%', cell: (row) => row.topic },
  { key: 'question', header: messages.question, width: '32%', cell: (row) => row.question },
  { key: 'tags', header: messages.tags, width: '18%', cell: (row) => row.tags },
];

interface ChooseColumnsProps {
  file: ReadFile;
  isPending: boolean;
  error: string | null;
  onPreview: (columns: Columns) => void;
  onBack: () => void;
}

/** Which column of a file is what, with its first rows as they are read then. */
export default function ChooseColumns({ file, isPending, error, onPreview, onBack }: ChooseColumnsProps) {
  const [columns, setColumns] = useState(file.columns);
  const names = columnNames(file.table, columns.hasHeader);
  const rows = rowsOf(file.table, columns);
  const fault = rowsFault(rows);
  const options = names.map((label, at) => ({ value: String(at), label }));
  const choose = (part: Part, value: string) =>
    setColumns(withColumn(columns, part, value === NONE ? null : Number(value)));
  const others = options.filter(({ value }) => value !== String(columns.keyword));
  const orNone = [{ value: NONE, label: messages.none }, ...others];

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) onPreview(columns);
      }}
    >
      <h2 className={styles.title}>{messages.whichColumnIsWhat({ file: file.name })}</h2>
      <SwitchField
        label={messages.firstRowNamesColumns}
        checked={columns.hasHeader}
        onChange={(event) => setColumns({ ...columns, hasHeader: event.currentTarget.checked })}
      />
      <div className={styles.choices}>
        <SelectField
          label={messages.keyword}
          value={String(columns.keyword)}
          options={options}
          onChange={(event) => choose('keyword', event.currentTarget.value)}
        />
        <SelectField
          label={messages.topic}
          value={columns.topic === null ? NONE : String(columns.topic)}
          options={orNone}
          onChange={(event) => choose('topic', event.currentTarget.value)}
        />
        <SelectField
          label={messages.question}
          hint={messages.questionColumnHint}
          value={columns.question === null ? NONE : String(columns.question)}
          options={orNone}
          onChange={(event) => choose('question', event.currentTarget.value)}
        />
        <SelectField
          label={messages.tags}
          hint={messages.tagsColumnHint}
          value={columns.tags === null ? NONE : String(columns.tags)}
          options={orNone}
          onChange={(event) => choose('tags', event.currentTarget.value)}
        />
      </div>
      <DataTable
        label={messages.firstRowsOf({ file: file.name })}
        columns={SAMPLE.filter(({ key }) => key === 'line' || key === 'keyword' || isTaken(columns, key))}
        rows={rows.slice(0, SAMPLE_ROWS)}
        rowKey={(row) => String(row.line)}
      />
      {(fault ?? error) && <Alert tone="negative">{fault ?? error}</Alert>}
      <div className={styles.actions}>
        <Button onClick={onBack}>{messages.back}</Button>
        <Button type="submit" look="primary" disabled={fault !== null || isPending}>
          {isPending ? messages.lookingThroughIt : messages.preview}
        </Button>
        <span className="quiet">{messages.nothingIsSavedYet}</span>
      </div>
    </form>
  );
}

function isTaken(columns: Columns, key: string): boolean {
  return (key === 'topic' || key === 'question' || key === 'tags') && columns[key] !== null;
}
