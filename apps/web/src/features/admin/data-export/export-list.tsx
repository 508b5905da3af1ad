import { DATA_EXPORTS, type DataExport } from '@answerscope/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  IconLoader,
  IconUserShield,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { ServerWords } from '../../../lib/server-words.tsx';
import { useServices } from '../../../lib/use-services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowList } from '../row-list.tsx';
import { FORMATS, filtersInWords, sizeInWords } from './export-in-words.ts';
import styles from './export-list.module.css';
import * as messages from './messages.ts';

const STATES = {
  preparing: { label: messages.inProgress, tone: undefined, Icon: IconLoader },
  ready: { label: messages.ready, tone: 'positive', Icon: IconCircleCheck },
  failed: { label: messages.failed, tone: 'negative', Icon: IconAlertTriangle },
} as const satisfies Record<DataExport['state'], object>;

/** The files with how far each is; null while they load. */
export function ExportList({ exports }: { exports: readonly DataExport[] | null }) {
  const [chosen, setChosen] = useState<DataExport | null>(null);
  return (
    <>
      <RowList rows={exports} loading={messages.loadingTheExports}>
        {(one) => <ExportRow one={one} onDelete={() => setChosen(one)} />}
      </RowList>
      {chosen && <DeleteDialog one={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function ExportRow({ one, onDelete }: { one: DataExport; onDelete: () => void }) {
  const { entity, state, url, requested_at, requested_by, expires_at } = one;
  return (
    <>
      <div className={styles.head}>
        <Badge {...STATES[state]} />
        <strong>{DATA_EXPORTS[entity].label}</strong>
        {one.has_personal_data && (
          <Badge label={messages.personalData} tone="warning" Icon={IconUserShield} />
        )}
        <span className={styles.acts}>
          {url !== null && (
            <ButtonAnchor href={url} download>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              {messages.download}
            </ButtonAnchor>
          )}
          <Button look="quiet" onClick={onDelete}>
            {state === 'preparing' ? messages.cancel : messages.deleteLabel}
          </Button>
        </span>
      </div>
      <p>
        {filtersInWords(one)} · {state === 'ready' ? sizeInWords(one) : FORMATS[one.format]}
      </p>
      {state === 'preparing' && (
        <Progress
          label={messages.puttingTheFileTogether}
          done={one.rows_done}
          total={one.rows_total}
          note={messages.youCanLeavePage}
        />
      )}
      {one.failure && (
        <p className="fault">
          <ServerWords text={one.failure} />
        </p>
      )}
      <p className="quiet">
        {richText(
          requested_by === null
            ? messages.askedForByDeleted({ at: () => <TimeStamp iso={requested_at} /> })
            : messages.askedForBy({ user: requested_by, at: () => <TimeStamp iso={requested_at} /> }),
        )}
        {expires_at !== null && (
          <>
            {' · '}
            {richText(messages.expires({ at: () => <TimeStamp iso={expires_at} /> }))}
          </>
        )}
      </p>
    </>
  );
}

function DeleteDialog({ one, onClose }: { one: DataExport; onClose: () => void }) {
  const { api } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const isPreparing = one.state === 'preparing';
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.delete_data_export({ id: one.id }),
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.fail(messages.operationFailed, error),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={isPreparing ? messages.cancelThisExport : messages.deleteThisExport}
      confirmLabel={isPreparing ? messages.cancelExport : messages.deleteExport}
      cancelLabel={messages.keepIt}
      isDangerous
      isDisabled={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{messages.whatGoes({ what: DATA_EXPORTS[one.entity].label, filters: filtersInWords(one) })}</p>
    </ConfirmDialog>
  );
}
