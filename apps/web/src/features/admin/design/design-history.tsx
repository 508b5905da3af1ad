import type { DesignVersion } from '@answerscope/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { restoredInWords } from './design-in-words.ts';
import * as messages from './messages.ts';
import { wearDesign } from './wear-design.ts';

/** What is or was published, with who and why; any of it can be published again. */
export function DesignHistory({ published }: { published: DesignVersion | null }) {
  const { queries } = useAdminClients();
  const refresh = useRefreshAdmin();
  const found = useQuery(queries.list_design_versions.queryOptions());
  const failed = failedLoad(found);
  const [chosen, setChosen] = useState<{ number: number; seen: number } | null>(null);
  const { data } = found;
  const choose = (number: number) => published && setChosen({ number, seen: published.number });
  const columns: readonly Column<DesignVersion>[] = [
    {
      key: 'number',
      header: messages.design,
      isMain: true,
      cell: ({ number, tokens, restored }) =>
        messages.designOf({ number: String(number), made: restoredInWords(tokens.length, restored) }),
    },
    { key: 'when', header: messages.published, cell: ({ published_at }) => <TimeStamp iso={published_at} /> },
    { key: 'who', header: messages.by, cell: ({ published_by }) => published_by ?? messages.aDeletedAccount },
    { key: 'why', header: messages.reason, cell: ({ reason }) => reason },
    {
      key: 'act',
      header: messages.publishAgain,
      hidesHeader: true,
      cell: ({ number }) =>
        number === published?.number ? (
          <Badge Icon={IconCircleCheck} tone="positive" label={messages.inUse} />
        ) : (
          <Button size="small" onClick={() => choose(number)}>
            {messages.revertToThis}
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title={messages.publishedDesigns}
      aside={
        published?.style_sheet && (
          <Button size="small" onClick={() => choose(0)}>
            {messages.revertBuiltInLook}
          </Button>
        )
      }
    >
      {failed ? (
        <FailedPart title={messages.designsNotLoaded} {...failed} />
      ) : data?.total === 0 ? (
        <p className="quiet">{messages.noDesignPublishedYet}</p>
      ) : (
        <DataTable
          label={messages.publishedDesigns}
          columns={columns}
          rows={data?.items ?? null}
          rowKey={({ number }) => String(number)}
          expectedRows={2}
        />
      )}
      {data && data.total > data.items.length && (
        <p className="quiet">{messages.newestOf({ shown: data.items.length, total: data.total })}</p>
      )}
      {chosen && (
        <RevertDialog
          {...chosen}
          onClose={() => {
            setChosen(null);
            void refresh();
          }}
        />
      )}
    </Panel>
  );
}

function RevertDialog({ number, seen, onClose }: { number: number; seen: number; onClose: () => void }) {
  const { api } = useAdminClients();
  return (
    <ActDialog
      title={number === 0 ? messages.revertBuiltInLook : messages.revertTo({ number: String(number) })}
      consequence={messages.revertConsequence}
      confirmLabel={messages.revert}
      act={async (reason) => {
        const done = await api.admin.revert_design({ number, published_number: seen, reason });
        wearDesign(done.style_sheet);
        return number === 0 ? messages.builtInLookBack : messages.designBack({ number: String(number) });
      }}
      onClose={onClose}
    />
  );
}
