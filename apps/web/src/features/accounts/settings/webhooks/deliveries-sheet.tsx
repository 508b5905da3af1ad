import {
  LIMITS,
  type WebhookDeliveries,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@answerscope/contract';
import { IconCircleCheck, IconCircleX, IconClock, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { failedLoad } from '../../../../lib/failed-load.ts';
import { useTimeZone } from '../../../../lib/use-time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FailedPart } from '../../../../ui/failed-part.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { EmptyState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { TimeStamp } from '../../../../ui/time-stamp.tsx';
import styles from '../settings.module.css';
import * as messages from './messages.ts';
import { deliveryInWords, eventLabel } from './webhook-words.ts';

/** What was sent to an endpoint and what came of it; a test event is sent from here. */
export function DeliveriesSheet({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { id, name, is_active, is_in_plan } = endpoint;
  const { api, queries, queryClient } = useAppClients();
  const options = queries.accounts.list_my_webhook_deliveries.queryOptions({ input: { id } });
  const deliveries = useQuery({ ...options, staleTime: 0 });
  const keep = (sent: WebhookDeliveries) => queryClient.setQueryData(options.queryKey, sent);
  const test = useMutation({
    mutationFn: () => api.accounts.send_test_webhook({ id }),
    onSuccess: keep,
  });
  const again = useMutation({
    mutationFn: (deliveryId: string) => api.accounts.send_webhook_again({ id: deliveryId }),
    onSuccess: keep,
  });
  const failure = failedLoad(deliveries);
  const canSend = is_active && is_in_plan;
  const items = deliveries.data?.items;
  return (
    <Sheet
      isOpen
      title={messages.deliveriesTo({ name })}
      actions={
        <Button disabled={!canSend || test.isPending} onClick={() => test.mutate()}>
          <IconSend size={16} stroke={1.75} aria-hidden="true" />
          {messages.sendTestEvent}
        </Button>
      }
      onClose={onClose}
    >
      {!canSend && (
        <p className={styles.note}>{is_in_plan ? messages.theEndpointIsOff : messages.endpointNotInPlan}</p>
      )}
      {failure && <FailedPart title={messages.deliveriesNotLoaded} {...failure} />}
      {!failure && !items && (
        <Loading label={messages.loadingDeliveries}>
          <Skeleton height="64px" />
        </Loading>
      )}
      {items?.length === 0 && (
        <EmptyState Icon={IconSend} title={messages.nothingWasSentYet} text={messages.testEventHint} />
      )}
      {items && items.length > 0 && (
        <>
          <ul aria-label={messages.deliveries}>
            {items.map((one) => (
              <Delivery
                key={one.id}
                delivery={one}
                isDisabled={!canSend || again.isPending}
                onAgain={() => again.mutate(one.id)}
              />
            ))}
          </ul>
          <p className={styles.note}>
            {messages.deliveriesAreKept({
              count: LIMITS.webhook_deliveries_shown_max,
              days: LIMITS.webhook_delivery_days,
            })}
          </p>
        </>
      )}
    </Sheet>
  );
}

const STATES = {
  waiting: { Icon: IconClock, tone: undefined, label: messages.waiting },
  delivered: { Icon: IconCircleCheck, tone: 'positive', label: messages.delivered },
  failed: { Icon: IconCircleX, tone: 'negative', label: messages.failed },
} as const;

interface DeliveryProps {
  delivery: WebhookDelivery;
  isDisabled: boolean;
  onAgain: () => void;
}

function Delivery({ delivery, isDisabled, onAgain }: DeliveryProps) {
  const timeZone = useTimeZone();
  const { type, state, created_at, attempts } = delivery;
  const isOnItsWay = state === 'waiting' && attempts === 0;
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          <span>{eventLabel(type)}</span>
          <Badge {...STATES[state]} />
        </div>
        <div className={styles.facts}>
          <TimeStamp iso={created_at} />
        </div>
        <div className={styles.facts}>{deliveryInWords(delivery, timeZone)}</div>
      </div>
      {!isOnItsWay && (
        <Button disabled={isDisabled} onClick={onAgain}>
          {messages.sendOnceMore}
        </Button>
      )}
    </li>
  );
}
