import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '../../ui/field.tsx';

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturnType<{ password: string; confirm_password: string }>, 'getInputProps'>;
  label?: string;
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, label = 'New password' }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters with letters and numbers"
        required
        {...form.getInputProps('password')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        {...form.getInputProps('confirm_password')}
      />
    </>
  );
}
