import { useForm } from '@mantine/form';
import type { InputHTMLAttributes } from 'react';
import { useSaving } from '../../../lib/use-saving.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import { isWrongPassword } from './second-step.ts';
import styles from './settings.module.css';

interface OneFieldFormProps {
  /** What the server calls it. */
  name: 'password' | 'code';
  label: string;
  hint?: string;
  input: InputHTMLAttributes<HTMLInputElement>;
  submit: string;
  /** Said while nothing was entered. */
  missing: string;
  onSubmit: (value: string) => Promise<void>;
  onCancel?: () => void;
}

/** A password or a code, and what it is for. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, label, hint, input, submit, missing, onSubmit, onCancel } = props;
  const saving = useSaving();
  const form = useForm<Record<string, string>>({
    initialValues: { [name]: '' },
    validate: { [name]: (value: string) => (value.trim() === '' ? missing : null) },
    onValuesChange: () => saving.say(null),
  });
  const send = form.onSubmit(async (entered) => {
    await saving.save(form, async () => {
      try {
        await onSubmit(entered[name] ?? '');
      } catch (error) {
        if (!isWrongPassword(error)) throw error;
        form.setFieldError(name, messages.notCurrentPassword);
      }
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField label={label} hint={hint} required {...input} {...form.getInputProps(name)} />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" look="primary" disabled={form.submitting}>
            {submit}
          </Button>
          {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
        </div>
      </fieldset>
    </form>
  );
}
