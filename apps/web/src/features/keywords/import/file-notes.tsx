import { listInWords } from '@answerscope/contract';
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
  const names = listInWords(columnsLeftOut.map((name) => messages.quoted({ name })));
  return (
    <>
      {guessedEncoding && <Alert tone="warning">{messages.readFileAs({ encoding: guessedEncoding })}</Alert>}
      {unreadableLines.length > 0 && (
        <Alert tone="warning">
          {messages.linesLeftOut({
            count: unreadableLines.length,
            lines: listInWords(unreadableLines.map(String)),
          })}
        </Alert>
      )}
      {columnsLeftOut.length > 0 && (
        <Alert tone="warning">
          <div className={styles.note}>
            {messages.notTaken({ names })}
            <Button size="small" onClick={onColumns}>
              {messages.chooseTheColumns}
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}
