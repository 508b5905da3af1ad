import type { WebhookEndpoint, WebhookEndpoints } from '@answerscope/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPlayerPause } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { useServices } from '../../../../lib/use-services.ts';
import { useTimeZone } from '../../../../lib/use-time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import * as settingsMessages from '../messages.ts';
import styles from '../settings.module.css';
import { DeleteDialog, RotateDialog } from './ask-first.tsx';
import { DeliveriesSheet } from './deliveries-sheet.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import * as messages from './messages.ts';
import { endpointInWords, standingOf } from './webhook-words.ts';

interface EndpointItemProps {
  endpoint: WebhookEndpoint;
  onChanged: (endpoints: WebhookEndpoints) => void;
}

type Open = 'deliveries' | 'edit' | 'rotate' | 'delete';

/** An endpoint: how it stands, and what can be done with it. */
export function EndpointItem({ endpoint, onChanged }: EndpointItemProps) {
  const { id, name, url, is_active, is_in_plan } = endpoint;
  const { toasts } = useServices();
  const { api } = useAppClients();
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<Open | null>(null);
  const turn = useMutation({
    mutationFn: () => api.accounts.update_my_webhook({ id, is_active: !is_active }),
    onSuccess: (endpoints) => {
      onChanged(endpoints);
      toasts.show({ title: is_active ? messages.endpointSwitchedOff : messages.endpointSwitchedOn });
    },
  });
  const close = () => setOpen(null);
  const asked = { endpoint, onChanged, onClose: close };
  return (
    <li className={styles.endpoint}>
      <div>
        <div className={styles.device}>
          <span className={styles.keyName}>{name}</span>
          <Standing endpoint={endpoint} />
        </div>
        <div className={styles.facts}>{url}</div>
        <div className={styles.facts}>{endpointInWords(endpoint, timeZone)}</div>
      </div>
      <div className={styles.actions}>
        <Button aria-label={messages.deliveriesTo({ name })} onClick={() => setOpen('deliveries')}>
          {messages.deliveries}
        </Button>
        <Button aria-label={messages.editEndpoint({ name })} onClick={() => setOpen('edit')}>
          {messages.edit}
        </Button>
        <Button
          aria-label={(is_active ? messages.switchOffEndpoint : messages.switchOnEndpoint)({ name })}
          disabled={turn.isPending || (!is_active && !is_in_plan)}
          onClick={() => turn.mutate()}
        >
          {is_active ? settingsMessages.switchOff : settingsMessages.switchOn}
        </Button>
        <Button aria-label={messages.newSecretFor({ name })} onClick={() => setOpen('rotate')}>
          {messages.newSecret}
        </Button>
        <Button aria-label={messages.deleteEndpoint({ name })} onClick={() => setOpen('delete')}>
          {messages.deleteLabel}
        </Button>
      </div>
      {open === 'deliveries' && <DeliveriesSheet endpoint={endpoint} onClose={close} />}
      {open === 'edit' && <EndpointDialog endpoint={endpoint} onSaved={onChanged} onClose={close} />}
      {open === 'rotate' && <RotateDialog {...asked} />}
      {open === 'delete' && <DeleteDialog {...asked} />}
    </li>
  );
}

function Standing({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { label, tone } = standingOf(endpoint);
  const Icon =
    tone === 'positive'
      ? IconCircleCheck
      : tone === 'negative'
        ? IconCircleX
        : tone === 'warning'
          ? IconAlertTriangle
          : IconPlayerPause;
  return <Badge Icon={Icon} tone={tone} label={label} />;
}
