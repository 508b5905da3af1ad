import type { KeywordImport } from '@answerscope/contract';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CsvForm } from './csv-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { KeywordRow } from './keyword-row.ts';
import { PasteForm } from './paste-form.tsx';
import { importInWords } from './preview-rows.ts';
import { useCommitImport, usePreviewImport } from './use-keyword-import.ts';

interface AddManyKeywordsProps {
  from: 'list' | 'file';
  /** The preview is the step that is shown, once there is one. */
  isPreview: boolean;
  onPreview: () => void;
  onBack: () => void;
  onAdded: () => void;
}

interface Judged {
  rows: readonly KeywordRow[];
  judged: KeywordImport;
  columnsLeftOut: readonly string[];
}

/** Many keywords at once, from a pasted list or a file: first the preview, then one step that adds them. */
export function AddManyKeywords({ from, isPreview, onPreview, onBack, onAdded }: AddManyKeywordsProps) {
  const { toasts } = useServices();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Judged | null>(null);
  const preview = usePreviewImport();
  const commit = useCommitImport();

  const judge = (rows: readonly KeywordRow[], columnsLeftOut: readonly string[] = []) =>
    preview.mutate(rows, {
      onSuccess(judged) {
        setShown({ rows, judged, columnsLeftOut });
        commit.reset();
        onPreview();
      },
    });
  const type = (typed: string) => {
    setText(typed);
    // A preview is of the list as it was: going forward must not add what was changed since.
    setShown(null);
  };
  const add = ({ rows, judged }: Judged) =>
    commit.mutate(
      { rows, isWhole: judged.counts.valid === rows.length },
      {
        onSuccess(result) {
          const count = `${result.added.toLocaleString('en')} ${result.added === 1 ? 'keyword' : 'keywords'}`;
          toasts.show({ title: `${count} added`, description: importInWords(result) });
          onAdded();
        },
      },
    );

  if (shown && isPreview) {
    const { rows, judged, columnsLeftOut } = shown;
    return (
      <>
        {commit.error && <Alert tone="negative">{commit.error.message} Nothing was added.</Alert>}
        {columnsLeftOut.length > 0 && (
          <Alert tone="warning">
            Keyword and topic are taken from the file, nothing else: not{' '}
            {new Intl.ListFormat('en').format(columnsLeftOut.map((name) => `“${name}”`))}.
          </Alert>
        )}
        <ImportPreview
          rows={rows}
          judged={judged}
          isPending={commit.isPending}
          onCommit={() => add(shown)}
          onBack={onBack}
        />
      </>
    );
  }
  const common = {
    isPending: preview.isPending,
    error: preview.error?.message ?? null,
    onPreview: judge,
  };
  return from === 'list' ? <PasteForm {...common} text={text} onText={type} /> : <CsvForm {...common} />;
}
