import {
  NewWebhookEndpoint,
  WEBHOOK_EVENTS,
  type WebhookEndpoint,
  type WebhookEndpoints,
  type WebhookEvent,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { firstMessage } from '../../../../lib/first-message.ts';
import { useSaving } from '../../../../lib/use-saving.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { ChoicesField } from '../../../../ui/choices-field.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import * as accountMessages from '../../messages.ts';
import styles from '../settings.module.css';
import * as messages from './messages.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { EVENT_CHOICES } from './webhook-words.ts';

interface EndpointDialogProps {
  /** Null: a new one. */
  endpoint: WebhookEndpoint | null;
  onSaved: (endpoints: WebhookEndpoints) => void;
  onClose: () => void;
}

/** Asks where events are sent, and which. The secret of a new endpoint is shown then, once. */
export function EndpointDialog({ endpoint, onSaved, onClose }: EndpointDialogProps) {
  const { api } = useAppClients();
  const saving = useSaving();
  const [secret, setSecret] = useState<string | null>(null);
  const { name, url, events } = NewWebhookEndpoint.shape;
  const form = useForm<{ name: string; url: string; events: readonly string[] }>({
    initialValues: {
      name: endpoint?.name ?? '',
      url: endpoint?.url ?? '',
      events: endpoint?.events ?? WEBHOOK_EVENTS,
    },
    validate: { name: firstMessage(name), url: firstMessage(url), events: firstMessage(events) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async (values) => {
    if (form.submitting) return;
    await saving.save(form, async () => {
      const input = { ...values, events: values.events as WebhookEvent[] };
      if (endpoint === null) {
        const { secret: made, ...endpoints } = await api.accounts.create_my_webhook(input);
        setSecret(made);
        onSaved(endpoints);
      } else {
        onSaved(await api.accounts.update_my_webhook({ id: endpoint.id, ...input }));
        onClose();
      }
    });
  });
  if (secret !== null)
    return <SecretDialog title={messages.yourNewEndpoint} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={endpoint === null ? messages.addAnEndpoint : messages.editThisEndpoint}
      confirmLabel={confirmLabel(endpoint === null, form.submitting)}
      isDisabled={form.submitting}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.fields} noValidate onSubmit={submit}>
        <TextField
          label={messages.whatItIs}
          hint={messages.endpointNameHint}
          autoComplete="off"
          required
          autoFocus
          {...form.getInputProps('name')}
        />
        <TextField
          label={messages.address}
          hint={messages.endpointAddressHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          {...form.getInputProps('url')}
        />
        <ChoicesField
          label={messages.whenToSend}
          choices={EVENT_CHOICES}
          value={form.values.events}
          error={form.errors.events}
          onChange={(events) => form.setFieldValue('events', events)}
        />
        {/* Enter confirms in a form of several fields only where it has a button of its own. */}
        <button type="submit" hidden />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

function confirmLabel(isNew: boolean, isSubmitting: boolean): string {
  if (isSubmitting) return isNew ? messages.adding : accountMessages.saving;
  return isNew ? messages.add : messages.save;
}
