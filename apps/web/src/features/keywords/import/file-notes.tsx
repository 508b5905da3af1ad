import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import * as messages from '../messages.ts';
import styles from './import-preview.module.css';

interface FileNotesProps {
  columnsLeftOut: readonly string[];
  guessedEncoding: string | null;
  unreadableLines: readonly number[];
  onColumns: () => void;
}

/** What of a file was left out or guessed, above its preview. */
export function FileNotes({ columnsLeftOut, guessedEncoding, unreadableLines, onColumns }: FileNotesProps) {
  const names = new Intl.ListFormat('en').format(columnsLeftOut.map((name) => `“${name}”`));
  return (
    <>
      {guessedEncoding && (
        <Alert tone="warning">
          We read this file as {guessedEncoding}. If letters such as ä or é look wrong below, save it as “CSV
          UTF-8” and choose it again.
        </Alert>
      )}
      {unreadableLines.length > 0 && (
        <Alert tone="warning">
          {unreadableLines.length === 1 ? 'Line' : 'Lines'}{' '}
          {new Intl.ListFormat('en').format(unreadableLines.map(String))} left out: a quotation mark is not
          closed.
        </Alert>
      )}
      {columnsLeftOut.length > 0 && (
        <Alert tone="warning">
          <div className={styles.note}>
            Not taken from the file: {names}.
            <Button size="small" onClick={onColumns}>
              {messages.chooseTheColumns}
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}
