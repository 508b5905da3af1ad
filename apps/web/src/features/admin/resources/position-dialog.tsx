import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useSaving } from '../../../lib/use-saving.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../act-dialog.module.css';
import * as messages from './messages.ts';
import { reachable } from './order-position.ts';

interface PositionDialogProps {
  /** What the row is called. */
  label: string;
  /** Where it stands, from 1. */
  position: number;
  total: number;
  move: (to: number) => Promise<void>;
  onClose: () => void;
}

/** Moves a row to a position that is entered, on whichever page that is. */
export function PositionDialog({ label, position, total, move, onClose }: PositionDialogProps) {
  const saving = useSaving();
  const { min, max } = reachable(position, total);
  const form = useForm({
    initialValues: { position: String(position) },
    validate: {
      position: (entered) => {
        const to = Number(entered);
        return Number.isInteger(to) && to >= min && to <= max ? null : messages.positionIsWrong({ min, max });
      },
    },
  });
  const { mutateAsync, isPending } = useMutation({ mutationFn: move, meta: { showsOwnErrors: true } });
  const submit = form.onSubmit(async ({ position: entered }) => {
    if (isPending) return;
    const to = Number(entered);
    if (to === position || (await saving.save(form, () => mutateAsync(to)))) onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={messages.moveRow({ name: label })}
      confirmLabel={isPending ? messages.saving : messages.move}
      isDisabled={isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.column} noValidate onSubmit={submit}>
        <TextField
          label={messages.position}
          inputMode="numeric"
          autoComplete="off"
          hint={messages.positionHint({ position, min, max })}
          required
          {...form.getInputProps('position')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}
