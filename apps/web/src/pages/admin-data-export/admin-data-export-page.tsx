import { LIMITS } from '@answerscope/contract';
import { IconFileExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ExportForm } from '../../features/admin/data-export/export-form.tsx';
import { ExportList } from '../../features/admin/data-export/export-list.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** How often is looked how far a file is. */
const LOOK_MS = 2_000;
const HOURS_KEPT = LIMITS.data_export_hours;

/** Rows of users as a file: asked for, put together, downloaded, removed after a day. */
export function AdminDataExportPage() {
  const { queries } = useAdminClients();
  const exports = useQuery({
    ...queries.list_data_exports.queryOptions(),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'preparing') ? LOOK_MS : false,
  });
  const failed = failedLoad(exports);
  const items = exports.data?.items ?? null;
  return (
    <PageFrame
      title={messages.dataExport}
      answer={items === null ? !failed && messages.loadingTheExports : inWords(items.length)}
    >
      <Panel title={messages.newExport}>
        <ExportForm />
      </Panel>
      <Panel title={messages.exports}>
        {failed ? (
          <ErrorState title={messages.theExportsNotLoaded} {...failed} />
        ) : items?.length === 0 ? (
          <EmptyState
            Icon={IconFileExport}
            title={messages.noExports}
            text={messages.filesAreListedHere({ hours: HOURS_KEPT })}
          />
        ) : (
          <ExportList exports={items} />
        )}
      </Panel>
    </PageFrame>
  );
}

function inWords(files: number): string {
  return files === 0
    ? messages.noFiles({ hours: HOURS_KEPT })
    : messages.filesKept({ files, hours: HOURS_KEPT });
}
