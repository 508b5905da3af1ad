import type { KeywordImport } from '@answerscope/contract';
import { lazy, useState } from 'react';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import * as messages from '../messages.ts';
import { CsvForm, type ReadFile } from './csv-form.tsx';
import { type Columns, columnsLeftOut, rowsOf } from './csv-table.ts';
import { FileNotes } from './file-notes.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { KeywordRow } from './keyword-row.ts';
import { PasteForm } from './paste-form.tsx';
import { leftOutInWords } from './preview-rows.ts';
import { useCommitImport, usePreviewImport } from './use-keyword-import.ts';

const ChooseColumns = lazy(() => import('./choose-columns.tsx'));

/** What follows the list or the file, as the address has it. */
export type ImportStep = 'columns' | 'preview';

interface AddManyKeywordsProps {
  from: 'list' | 'file';
  /** The step that is shown, once there is something to show in it. */
  step: ImportStep | undefined;
  onStep: (step: ImportStep) => void;
  onBack: () => void;
  onAdded: () => void;
}

interface Judged {
  rows: readonly KeywordRow[];
  judged: KeywordImport;
}

/**
 * Many keywords at once, from a pasted list or a file: where a file's header is not known its columns are chosen, then
 * comes the preview, then one step that adds them.
 */
export function AddManyKeywords({ from, step, onStep, onBack, onAdded }: AddManyKeywordsProps) {
  const { toasts } = useServices();
  const [text, setText] = useState('');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [shown, setShown] = useState<Judged | null>(null);
  const preview = usePreviewImport();
  const commit = useCommitImport();

  const judge = (rows: readonly KeywordRow[]) =>
    preview.mutate(rows, {
      onSuccess(judged) {
        setShown({ rows, judged });
        commit.reset();
        onStep('preview');
      },
    });
  const type = (typed: string) => {
    setText(typed);
    // A preview is of the list as it was: going forward must not add what was changed since.
    setShown(null);
  };
  const read = (given: ReadFile) => {
    setFile(given);
    setShown(null);
    preview.reset();
    if (given.isSure) judge(rowsOf(given.table, given.columns));
    else onStep('columns');
  };
  const choose = (given: ReadFile, columns: Columns) => {
    setFile({ ...given, columns });
    judge(rowsOf(given.table, columns));
  };
  const add = ({ rows, judged }: Judged) =>
    commit.mutate(
      { rows, isWhole: judged.counts.valid === rows.length },
      {
        onSuccess(result) {
          const leftOut = leftOutInWords(result.counts);
          toasts.show({
            title: messages.keywordsAdded({ count: result.added }),
            ...(leftOut && { description: leftOut }),
          });
          onAdded();
        },
      },
    );

  const common = { isPending: preview.isPending, error: preview.error && errorInWords(preview.error) };
  if (shown && step === 'preview') {
    return (
      <>
        {commit.error && (
          <Alert tone="negative">
            {errorInWords(commit.error)} {messages.nothingWasAdded}
          </Alert>
        )}
        {file && (
          <FileNotes
            columnsLeftOut={columnsLeftOut(file.table, file.columns)}
            guessedEncoding={file.guessed_encoding}
            unreadableLines={file.unreadable_lines}
            onColumns={() => onStep('columns')}
          />
        )}
        <ImportPreview {...shown} isPending={commit.isPending} onCommit={() => add(shown)} onBack={onBack} />
      </>
    );
  }
  if (file && step === 'columns') {
    return (
      <LazyPart>
        <ChooseColumns
          {...common}
          file={file}
          onPreview={(columns) => choose(file, columns)}
          onBack={onBack}
        />
      </LazyPart>
    );
  }
  return from === 'list' ? (
    <PasteForm {...common} onPreview={judge} text={text} onText={type} />
  ) : (
    <CsvForm {...common} onRead={read} />
  );
}
