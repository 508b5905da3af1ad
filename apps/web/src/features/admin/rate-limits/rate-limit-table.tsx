import { numberInWords, type RateLimit } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import * as messages from './messages.ts';
import { RATE_LIMIT_WORDS, rateInWords } from './rate-limit-in-words.ts';

const COLUMNS: readonly Column<RateLimit>[] = [
  { key: 'what', header: messages.what, isMain: true, cell: ({ name }) => RATE_LIMIT_WORDS[name].what },
  { key: 'of', header: messages.countedFor, cell: ({ name }) => RATE_LIMIT_WORDS[name].of },
  { key: 'rate', header: messages.atMost, cell: rateInWords },
  {
    key: 'refused',
    header: messages.refusedIn24Hours,
    align: 'end',
    isNumber: true,
    cell: ({ refused }) => numberInWords(refused),
  },
];

/** The limits in force on how often something may be asked, and how often each refused lately. */
export function RateLimitTable() {
  const found = useQuery(useAdminClients().queries.list_rate_limits.queryOptions());
  const failed = failedLoad(found);
  return (
    <Panel title={messages.rateLimits}>
      {failed ? (
        <FailedPart title={messages.rateLimitsNotLoaded} {...failed} />
      ) : (
        <>
          <p className="quiet">{messages.whatLimitsDo}</p>
          <DataTable
            label={messages.rateLimits}
            columns={COLUMNS}
            rows={found.data?.items ?? null}
            rowKey={({ name }) => name}
          />
        </>
      )}
    </Panel>
  );
}
