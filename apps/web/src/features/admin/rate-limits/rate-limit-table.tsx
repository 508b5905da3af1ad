import type { RateLimit } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { RATE_LIMIT_WORDS, rateInWords } from './rate-limit-in-words.ts';

const COLUMNS: readonly Column<RateLimit>[] = [
  { key: 'what', header: 'What', isMain: true, cell: ({ name }) => RATE_LIMIT_WORDS[name].what },
  { key: 'of', header: 'Counted for', cell: ({ name }) => RATE_LIMIT_WORDS[name].of },
  { key: 'rate', header: 'At most', cell: rateInWords },
  {
    key: 'refused',
    header: 'Refused in 24 hours',
    align: 'end',
    isNumber: true,
    cell: ({ refused }) => refused.toLocaleString('en'),
  },
];

/** The limits in force on how often something may be asked, and how often each refused lately. */
export function RateLimitTable() {
  const found = useQuery(useAdminClients().queries.list_rate_limits.queryOptions());
  const failed = failedLoad(found);
  return (
    <Panel title="Rate limits">
      {failed ? (
        <FailedPart title="The rate limits could not be loaded" {...failed} />
      ) : (
        <>
          <p className="quiet">
            What is asked more often is refused with status 429 and told when to ask again; reports of errors
            and measurements beyond their limit are left out without a word. How fast a provider may be asked
            stands in the tracker configuration.
          </p>
          <DataTable
            label="Rate limits"
            columns={COLUMNS}
            rows={found.data?.items ?? null}
            rowKey={({ name }) => name}
          />
        </>
      )}
    </Panel>
  );
}
