import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import styles from './rule-trial.module.css';
import type { TrialWords } from './trial-in-words.ts';

interface RuleTrialProps {
  /** What is entered. */
  label: string;
  button: string;
  inputMode?: 'email';
  tryOut: (text: string) => Promise<TrialWords>;
}

/** Tries the rules in force on something; nothing of it is kept. */
export function RuleTrial({ label, button, inputMode, tryOut }: RuleTrialProps) {
  const [text, setText] = useState('');
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: tryOut,
    meta: { showsOwnErrors: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate(text.trim());
  };
  return (
    <form className={styles.trial} noValidate onSubmit={submit}>
      <TextField
        label={label}
        autoComplete="off"
        inputMode={inputMode}
        maxLength={300}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          reset();
        }}
      />
      <div>
        <Button type="submit" disabled={isPending || text.trim() === ''}>
          {isPending ? messages.trying : button}
        </Button>
      </div>
      {error && <Alert tone="negative">{errorInWords(error)}</Alert>}
      {data && <Alert tone={data.isAllowed ? 'neutral' : 'warning'}>{data.words}</Alert>}
    </form>
  );
}
