import type { WebhookEndpoints } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { failedLoad } from '../../../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { FailedPart } from '../../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../../ui/states.tsx';
import * as settingsMessages from '../messages.ts';
import styles from '../settings.module.css';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointItem } from './endpoint-item.tsx';
import * as messages from './messages.ts';

/** Where events are sent: how an endpoint is added, how it stands, and what became of what it was sent. */
export default function WebhooksPanel() {
  const { queries, queryClient } = useAppClients();
  const options = queries.accounts.list_my_webhooks.queryOptions();
  const endpoints = useQuery(options);
  const keep = ({ items, endpoints_max }: WebhookEndpoints) =>
    queryClient.setQueryData(options.queryKey, { items, endpoints_max });
  const [isAdding, setAdding] = useState(false);
  const failure = failedLoad(endpoints);
  if (failure) return <FailedPart title={messages.webhooksNotLoaded} {...failure} />;
  const { data } = endpoints;
  return (
    <>
      <p className={styles.lede}>
        {messages.webhooksLede} <a href="/api/docs">{messages.readAboutWebhooks}</a>
      </p>
      {!data && (
        <Loading label={settingsMessages.loadingSettings}>
          <Skeleton height="64px" />
        </Loading>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={messages.webhookEndpoints}>
          {data.items.map((one) => (
            <EndpointItem key={one.id} endpoint={one} onChanged={keep} />
          ))}
        </ul>
      )}
      {data && <AddEndpoint known={data} onAdd={() => setAdding(true)} />}
      {isAdding && <EndpointDialog endpoint={null} onSaved={keep} onClose={() => setAdding(false)} />}
    </>
  );
}

function AddEndpoint({
  known: { items, endpoints_max },
  onAdd,
}: {
  known: WebhookEndpoints;
  onAdd: () => void;
}) {
  if (endpoints_max === 0)
    return (
      <div className={styles.all}>
        <p className={styles.state}>{messages.noWebhooksInPlan}</p>
        <ButtonLink to="/tracker/plans">{messages.seeThePlans}</ButtonLink>
      </div>
    );
  const isFull = items.length >= endpoints_max;
  return (
    <div className={styles.all}>
      <Button disabled={isFull} onClick={onAdd}>
        {messages.addAnEndpoint}
      </Button>
      {isFull && <p className={styles.note}>{messages.planIncludesEndpoints({ count: endpoints_max })}</p>}
    </div>
  );
}
