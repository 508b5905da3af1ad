import { LIMITS, type WebhookEndpoint, type WebhookEndpoints } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { useServices } from '../../../../lib/use-services.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import * as settingsMessages from '../messages.ts';
import * as messages from './messages.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface AskProps {
  endpoint: WebhookEndpoint;
  onChanged: (endpoints: WebhookEndpoints) => void;
  onClose: () => void;
}

/** Asks before an endpoint gets a new secret, and shows it. */
export function RotateDialog({ endpoint: { id, name }, onChanged, onClose }: AskProps) {
  const { api } = useAppClients();
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accounts.rotate_my_webhook_secret({ id }),
    onSuccess: ({ secret: made, ...endpoints }) => {
      setSecret(made);
      onChanged(endpoints);
    },
  });
  if (secret !== null)
    return <SecretDialog title={messages.newSecretOf({ name })} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={messages.makeANewSecret}
      confirmLabel={isPending ? settingsMessages.making : messages.makeANewSecret}
      isDisabled={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{messages.signedWithBoth({ name, hours: LIMITS.webhook_previous_secret_hours })}</p>
    </ConfirmDialog>
  );
}

/** Asks before an endpoint is removed. */
export function DeleteDialog({ endpoint: { id, name }, onChanged, onClose }: AskProps) {
  const { toasts } = useServices();
  const { api } = useAppClients();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accounts.delete_my_webhook({ id }),
    onSuccess: (endpoints) => {
      toasts.show({ title: messages.endpointDeleted });
      onClose();
      onChanged(endpoints);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={messages.deleteThisEndpoint}
      confirmLabel={isPending ? settingsMessages.deleting : messages.deleteLabel}
      isDisabled={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{messages.nothingIsSentAnyMore({ name })}</p>
    </ConfirmDialog>
  );
}
