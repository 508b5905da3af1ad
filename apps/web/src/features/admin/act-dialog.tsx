import { Reason } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRefreshAdmin } from '../../lib/admin-clients.tsx';
import { firstMessage } from '../../lib/first-message.ts';
import type { NewToast } from '../../lib/toasts.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './act-dialog.module.css';
import * as messages from './messages.ts';

/** An act of an administrator, as its dialog asks for it. */
export interface Act {
  title: string;
  /** What it will touch, with a number. */
  consequence: ReactNode;
  /** What else is to be said before it is done. */
  children?: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Something that it needs is not chosen yet. */
  isDisabled?: boolean;
  /** Does it; what it answers is said in a toast. */
  act: (reason: string) => Promise<string | NewToast | null>;
  /** What is said where it failed; left out: what the server said. */
  inWords?: (error: unknown) => string;
}

/** Asks for an act of an administrator: what it will touch, and a reason, which is kept in the audit log. */
export function ActDialog(props: Act & { onClose: () => void }) {
  const { title, consequence, children, confirmLabel, isDangerous, isDisabled, act, inWords, onClose } =
    props;
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const saving = useSaving(inWords);
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: firstMessage(Reason) } });
  const { mutateAsync, isPending } = useMutation({ mutationFn: act, meta: { showsOwnErrors: true } });
  const submit = form.onSubmit(async ({ reason }) => {
    if (isDisabled || isPending) return;
    let said: string | NewToast | null = null;
    const isDone = await saving.save(form, async () => {
      said = await mutateAsync(Reason.parse(reason));
    });
    if (!isDone) return;
    await refresh();
    onClose();
    if (said !== null) toasts.show(typeof said === 'string' ? { title: said } : said);
  });
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={isPending ? messages.saving : confirmLabel}
      isDangerous={isDangerous ?? false}
      isDisabled={isPending || isDisabled === true}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.column} noValidate onSubmit={submit}>
        {children}
        <p>{consequence}</p>
        <TextField
          label={messages.reason}
          autoComplete="off"
          hint={messages.keptInAuditLog}
          required
          {...form.getInputProps('reason')}
        />
        {/* Enter confirms in a form of several fields only where it has a button of its own. */}
        <button type="submit" hidden />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}
