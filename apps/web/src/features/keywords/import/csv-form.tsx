import { IconFileTypeCsv } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import * as messages from '../messages.ts';
import { type Columns, type CsvTable, rowsFault, rowsOf } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import styles from './import-forms.module.css';
import { UnreadableList } from './keyword-row.ts';
import { readCsv } from './read-csv.ts';

const UNREADABLE = messages.noLineCanBeRead;

/** Files larger than what the server takes are refused before they are read. */
const FILE_BYTES_MAX = 5_000_000;

/** What a file holds and how it was understood. */
export interface ReadFile {
  name: string;
  table: CsvTable;
  columns: Columns;
  /** False where its header says nothing of keywords: then the columns are chosen by hand. */
  isSure: boolean;
  /** How its characters were read where nothing in it tells; else null. */
  guessed_encoding: string | null;
  /** Left out, as they cannot be read. */
  unreadable_lines: readonly number[];
}

interface CsvFormProps {
  isPending: boolean;
  error: string | null;
  onRead: (file: ReadFile) => void;
}

/** A CSV file, read in the browser: what cannot be read is said, what can goes on to its columns or the preview. */
export function CsvForm({ isPending, error, onRead }: CsvFormProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    setReading(true);
    try {
      onRead(await readFile(file));
    } catch (thrown) {
      if (!(thrown instanceof UnreadableList)) throw thrown;
      setFault(`${file.name}: ${thrown.message}`);
    } finally {
      setReading(false);
    }
  };

  const shown = fault ?? error;
  return (
    <div className={styles.form}>
      <DropZone inputId={id} className={styles.drop} onDrop={([file]) => void read(file)}>
        <IconFileTypeCsv size={28} stroke={1.4} aria-hidden="true" />
        <b>{isReading || isPending ? messages.lookingThroughIt : messages.chooseACsvFile}</b>
        <span>{messages.orDropFileHere}</span>
        <input
          id={id}
          className={styles.file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={isReading || isPending}
          onChange={(event) => {
            const input = event.currentTarget;
            void read(input.files?.[0]).finally(() => {
              input.value = '';
            });
          }}
        />
      </DropZone>
      {shown && <Alert tone="negative">{shown}</Alert>}
      <p className="quiet">{messages.fileHint}</p>
    </div>
  );
}

/** What is in a file; what reads its characters is loaded with the first one. @throws UnreadableList */
async function readFile(file: File): Promise<ReadFile> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableList(messages.fileTooLarge);
  const { decodeFile } = await import('./decode-file.ts');
  const { text, guessed } = decodeFile(new Uint8Array(await file.arrayBuffer()));
  const { table, unreadable_lines } = readCsv(text);
  const { columns, isSure } = guessColumns(table);
  const fault =
    table.length === 0 && unreadable_lines.length > 0 ? UNREADABLE : rowsFault(rowsOf(table, columns));
  if (fault !== null && isSure) throw new UnreadableList(fault);
  return { name: file.name, table, columns, isSure, guessed_encoding: guessed, unreadable_lines };
}
