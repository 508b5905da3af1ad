import type { DataCopy } from '@answerscope/contract';
import { LIMITS } from '@answerscope/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { formatBytes } from '../../../lib/format.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import styles from './settings.module.css';

/** How often is looked how far it is. */
const LOOK_MS = 2_000;

/** One file with everything that the account holds: asked for, put together, downloaded. */
export default function DataCopyPanel() {
  const { api, queries, queryClient } = useAppClients();
  const options = queries.accounts.get_my_data_copy.queryOptions();
  const mine = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'preparing' ? LOOK_MS : false),
  });
  const request = useMutation({
    mutationFn: () => api.accounts.request_my_data_copy(),
    onSuccess: (begun) => queryClient.setQueryData(options.queryKey, begun),
  });
  const failure = failedLoad(mine);
  if (failure) return <FailedPart title={messages.dataCopyNotLoaded} {...failure} />;
  if (!mine.data)
    return (
      <Loading label={messages.loadingSettings}>
        <Skeleton height="90px" />
      </Loading>
    );
  const { copy, next_at } = mine.data;
  return (
    <>
      <p className={styles.lede}>{messages.dataCopyLede}</p>
      {copy && <CopyState copy={copy} />}
      {copy?.state !== 'preparing' && (
        <div className={styles.actions}>
          <Button disabled={next_at !== null || request.isPending} onClick={() => request.mutate()}>
            {copy?.state === 'ready' ? messages.putItTogetherAgain : messages.putDataTogether}
          </Button>
        </div>
      )}
      {copy?.state !== 'preparing' && next_at !== null && (
        <p className={styles.note}>
          {richText(messages.onceADay({ time: () => <TimeStamp iso={next_at} /> }))}
        </p>
      )}
    </>
  );
}

function CopyState({ copy }: { copy: DataCopy }) {
  switch (copy.state) {
    case 'preparing':
      return (
        <div className={styles.form}>
          <Progress
            label={messages.puttingDataTogether}
            done={copy.rows_done}
            total={copy.rows_total}
            note={messages.youCanLeavePage}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.state}>
          <Alert tone="negative">{messages.dataCopyFailed}</Alert>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.state}>
          <ButtonAnchor look="primary" href={copy.url ?? undefined} download>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {messages.downloadMyData({ size: formatBytes(copy.byte_count) })}
          </ButtonAnchor>
          <p className={styles.note}>{keptInWords(copy)}</p>
        </div>
      );
  }
}

function keptInWords({ requested_at, expires_at }: DataCopy): ReactNode {
  const days = LIMITS.data_copy_days;
  const made = () => <TimeStamp iso={requested_at} />;
  if (expires_at === null) return richText(messages.copyIsKept({ days, made }));
  return richText(messages.copyIsKeptUntil({ days, made, removed: () => <TimeStamp iso={expires_at} /> }));
}
