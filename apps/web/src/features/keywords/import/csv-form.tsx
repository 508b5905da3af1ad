import { LIMITS } from '@answerscope/contract';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import styles from './import-forms.module.css';
import { type KeywordRow, UnreadableList } from './keyword-row.ts';

/** Files larger than what the server takes are refused before they are read. */
const FILE_BYTES_MAX = 5_000_000;

interface CsvFormProps {
  isPending: boolean;
  error: string | null;
  onPreview: (rows: KeywordRow[], columnsLeftOut: string[]) => void;
}

/** A CSV file, read in the browser: what cannot be read is said, what can goes into the preview. */
export function CsvForm({ isPending, error, onPreview }: CsvFormProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    setReading(true);
    try {
      const { rows, left_out } = await rowsOf(file);
      onPreview(rows, left_out);
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
      <label
        htmlFor={id}
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <IconFileTypeCsv size={28} stroke={1.4} aria-hidden="true" />
        <b>{isReading || isPending ? 'Looking through it...' : 'Choose a CSV file'}</b>
        <span>or drop it here. Columns: keyword, and topic if you have some.</span>
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
      </label>
      {shown && <Alert tone="negative">{shown}</Alert>}
      <p className={styles.note}>
        The first row may name the columns. At most 10,000 rows; nothing is saved before you have seen the
        preview.
      </p>
    </div>
  );
}

/** The keywords of a file and the columns that it has besides; what reads CSV is loaded with the first one. @throws UnreadableList */
async function rowsOf(file: File): Promise<{ rows: KeywordRow[]; left_out: string[] }> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableList('It is larger than 5 MB. Please split it.');
  const [{ columnsLeftOut, readCsv }, { decodeFile }] = await Promise.all([
    import('./read-csv.ts'),
    import('./decode-file.ts'),
  ]);
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  const rows = readCsv(text);
  if (rows.every(({ keyword }) => keyword === '')) throw new UnreadableList('There is no keyword in it.');
  if (rows.length > LIMITS.keywords_at_once_max) {
    throw new UnreadableList(
      `It holds ${rows.length.toLocaleString('en')} keywords; at most 10,000 can be added at once.`,
    );
  }
  return { rows, left_out: columnsLeftOut(text) };
}
