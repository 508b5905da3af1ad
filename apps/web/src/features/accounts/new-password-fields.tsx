import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '../../ui/field.tsx';
import * as messages from './messages.ts';

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturnType<{ password: string; confirm_password: string }>, 'getInputProps'>;
  label?: string;
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, label = messages.newPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        required
        {...form.getInputProps('password')}
      />
      <TextField
        label={messages.confirmPassword}
        type="password"
        autoComplete="new-password"
        required
        {...form.getInputProps('confirm_password')}
      />
    </>
  );
}
