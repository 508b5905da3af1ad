import { type ApiKey, type ApiKeys, LIMITS } from '@answerscope/contract';
import { IconBan, IconKey } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { failedLoad } from '../../../../lib/failed-load.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { useTimeZone } from '../../../../lib/use-time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailedPart } from '../../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../../ui/states.tsx';
import * as settingsMessages from '../messages.ts';
import styles from '../settings.module.css';
import { keyInWords } from './api-key-words.ts';
import * as messages from './messages.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** The keys by which programs of a user's ask: how one is made, and how it is taken back. */
export default function ApiKeysPanel() {
  const { queries, queryClient } = useAppClients();
  const options = queries.accounts.list_my_api_keys.queryOptions();
  // Nothing tells of a key that was used: it is asked for whenever somebody looks.
  const keys = useQuery({ ...options, staleTime: 0 });
  const keep = ({ items }: ApiKeys) => queryClient.setQueryData(options.queryKey, { items });
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const failure = failedLoad(keys);
  const live = keys.data?.items.filter((one) => one.is_live).length ?? 0;
  return (
    <>
      <p className={styles.lede}>
        {messages.apiKeysLede} <a href="/api/docs">{messages.apiDocumentation}</a>
      </p>
      {failure && <FailedPart title={messages.apiKeysNotLoaded} {...failure} />}
      {!failure && !keys.data && (
        <Loading label={settingsMessages.loadingSettings}>
          <Skeleton height="64px" />
        </Loading>
      )}
      {keys.data && keys.data.items.length > 0 && (
        <ul aria-label={messages.apiKeys}>
          {keys.data.items.map((one) => (
            <Key key={one.id} apiKey={one} onRevoke={() => setRevoked(one)} />
          ))}
        </ul>
      )}
      {keys.data && (
        <div className={styles.all}>
          <Button disabled={live >= LIMITS.api_keys_max} onClick={() => setMaking(true)}>
            {messages.makeAnApiKey}
          </Button>
          {live >= LIMITS.api_keys_max && (
            <p className={styles.note}>{messages.haveAllApiKeys({ count: LIMITS.api_keys_max })}</p>
          )}
        </div>
      )}
      {isMaking && <NewKeyDialog onMade={keep} onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog apiKey={revoked} onRevoked={keep} onClose={() => setRevoked(null)} />}
    </>
  );
}

function Key({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, is_live, revoked_at } = apiKey;
  const timeZone = useTimeZone();
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          <span className={styles.keyName}>{name}</span>
          {!is_live && (
            <Badge Icon={IconBan} label={revoked_at === null ? messages.expired : messages.revoked} />
          )}
        </div>
        <div className={styles.facts}>{keyInWords(apiKey, timeZone)}</div>
      </div>
      {is_live && (
        <Button aria-label={messages.revokeKey({ name })} onClick={onRevoke}>
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}

interface RevokeDialogProps {
  apiKey: ApiKey;
  onRevoked: (left: ApiKeys) => void;
  onClose: () => void;
}

function RevokeDialog({ apiKey: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const { toasts } = useServices();
  const { api } = useAppClients();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accounts.revoke_my_api_key({ id }),
    onSuccess: (left) => {
      onRevoked(left);
      toasts.show({ title: messages.apiKeyRevoked });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={messages.revokeThisApiKey}
      confirmLabel={isPending ? messages.revoking : messages.revoke}
      isDisabled={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        <IconKey size={16} stroke={1.75} aria-hidden="true" /> {name}
      </p>
      <p>{messages.revokedForGood}</p>
    </ConfirmDialog>
  );
}
