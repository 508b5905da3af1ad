import { BACKUPS_KEPT_MAX, type Backups } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { SwitchField, TextField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';
import styles from './system-checks.module.css';

const WAITING_REFRESH_MS = 2_000;

const COLUMNS: readonly Column<Backups['items'][number]>[] = [
  { key: 'name', header: messages.file, isMain: true, cell: ({ name }) => name },
  {
    key: 'size',
    header: messages.size,
    align: 'end',
    width: '120px',
    cell: ({ byte_count }) => formatBytes(byte_count),
  },
  {
    key: 'created',
    header: messages.created,
    width: '170px',
    cell: ({ created_at }) => <TimeStamp iso={created_at} />,
  },
];

const isUnderWay = (state: Backups['state'] | undefined) => state === 'waiting' || state === 'working';

/** The backups of this installation, when they are made, and one made now. */
export function BackupsPanel() {
  const { api, queries } = useAdminClients();
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const [isChanging, setIsChanging] = useState(false);
  const found = useQuery({
    ...queries.list_backups.queryOptions(),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? WAITING_REFRESH_MS : false),
  });
  const start = useMutation({
    mutationFn: () => api.admin.start_backup(),
    meta: { showsOwnErrors: true },
    onSuccess: () => toasts.show({ title: messages.backupStarted }),
    onError: (error) => toasts.fail(messages.backupNotStarted, error),
    onSettled: () => refresh(),
  });
  const failed = failedLoad(found);
  const { data } = found;
  const underWay = isUnderWay(data?.state);
  const wasUnderWay = useRef(underWay);
  // The check of the newest backup stands on the same page.
  useEffect(() => {
    if (wasUnderWay.current && !underWay) void refresh();
    wasUnderWay.current = underWay;
  }, [underWay, refresh]);
  if (failed) return <FailedPart title={messages.backupsNotLoaded} {...failed} />;
  return (
    <Panel title={messages.backups}>
      {data && <p>{(data.is_nightly ? messages.everyNight : messages.nightlyOff)({ files: data.kept })}</p>}
      {data?.error && <Alert tone="negative">{messages.lastBackupFailed({ error: data.error })}</Alert>}
      {data?.items.length === 0 ? (
        <p>{messages.noBackupsYet}</p>
      ) : (
        <DataTable
          label={messages.backups}
          columns={COLUMNS}
          rows={data?.items ?? null}
          rowKey={({ name }) => name}
          expectedRows={3}
        />
      )}
      <div className={styles.acts}>
        <Button disabled={data === undefined || underWay || start.isPending} onClick={() => start.mutate()}>
          {underWay ? messages.backingUp : messages.backUpNow}
        </Button>
        <Button look="quiet" disabled={data === undefined} onClick={() => setIsChanging(true)}>
          {messages.changeSchedule}
        </Button>
      </div>
      {isChanging && data && <ScheduleDialog backups={data} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

function ScheduleDialog({ backups, onClose }: { backups: Backups; onClose: () => void }) {
  const { api } = useAdminClients();
  const [nightly_backup, setNightly] = useState(backups.is_nightly);
  const [kept, setKept] = useState(String(backups.kept));
  const backups_kept = /^\d+$/.test(kept.trim()) ? Number(kept) : Number.NaN;
  const isKeptRight = backups_kept >= 1 && backups_kept <= BACKUPS_KEPT_MAX;
  const removed = isKeptRight ? Math.max(0, backups.items.length - backups_kept) : 0;
  const isSame = nightly_backup === backups.is_nightly && backups_kept === backups.kept;
  return (
    <ActDialog
      title={messages.backupSchedule}
      consequence={removed === 0 ? messages.noBackupRemoved : messages.nextBackupRemoves({ count: removed })}
      confirmLabel={messages.save}
      isDisabled={!isKeptRight || isSame}
      act={async (reason) => {
        await api.admin.update_tracker_settings({ settings: { nightly_backup, backups_kept }, reason });
        return messages.backupScheduleSaved;
      }}
      onClose={onClose}
    >
      <SwitchField
        label={messages.backUpEveryNight}
        hint={messages.at0237Utc}
        checked={nightly_backup}
        onChange={({ currentTarget: { checked } }) => setNightly(checked)}
      />
      <TextField
        label={messages.filesToKeep}
        error={isKeptRight ? undefined : messages.numberUpTo({ max: BACKUPS_KEPT_MAX })}
        inputMode="numeric"
        autoComplete="off"
        value={kept}
        onChange={({ currentTarget: { value } }) => setKept(value)}
      />
    </ActDialog>
  );
}
