import { Reason } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { firstMessage } from '../../../lib/first-message.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import styles from './resource-form.module.css';
import type { PageResource } from './resource-types.ts';
import * as rowMessages from './row-messages.ts';

interface ConsequencesDialogProps {
  resource: Pick<PageResource, 'name'>;
  consequences: readonly { text: string }[];
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** What a change would touch, in numbers, before it is done; with the reason, which is kept. */
export function ConsequencesDialog({ resource, consequences, onConfirm, onClose }: ConsequencesDialogProps) {
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: firstMessage(Reason) } });
  const submit = form.onSubmit(({ reason }) => onConfirm(Reason.parse(reason)));
  return (
    <ConfirmDialog
      isOpen
      title={messages.thisTouchesOthers}
      confirmLabel={rowMessages.saveRow({ resource: resource.name })}
      isDangerous
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <p>{messages.withThisChange}</p>
      <ul className={styles.touched}>
        {consequences.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <form noValidate onSubmit={submit}>
        <TextField
          label={messages.reason}
          autoComplete="off"
          hint={messages.keptInAuditLog}
          required
          {...form.getInputProps('reason')}
        />
      </form>
    </ConfirmDialog>
  );
}
