import { LIMITS } from '@answerscope/contract';
import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import * as messages from '../messages.ts';
import styles from './import-forms.module.css';
import type { KeywordRow } from './keyword-row.ts';
import { readPastedList } from './read-pasted-list.ts';

interface PasteFormProps {
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  error: string | null;
  onPreview: (rows: KeywordRow[]) => void;
}

/** A list of keywords, one a line, as it is copied out of a document or a table. */
export function PasteForm({ text, onText, isPending, error, onPreview }: PasteFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const rows = readPastedList(text);
  const isTooLong = rows.length > LIMITS.keywords_at_once_max;
  const fault = isTooLong
    ? messages.listHoldsTooMany({ count: rows.length })
    : isEmpty && rows.length === 0
      ? messages.giveAtLeastOneKeyword
      : null;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(rows.length === 0);
        if (rows.length > 0 && !isTooLong) onPreview(rows);
      }}
    >
      <TextAreaField
        label={messages.keywords}
        rows={12}
        spellCheck={false}
        placeholder={messages.listExample}
        hint={messages.listHint}
        error={fault}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {error && <Alert tone="negative">{error}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? messages.lookingThroughIt : messages.preview}
        </Button>
        <span className="quiet">{messages.nothingIsSavedYet}</span>
      </div>
    </form>
  );
}
