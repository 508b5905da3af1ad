import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Hint } from '../../ui/hint.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { StanceTable } from './stance-table.tsx';
import { rowsOf, STANCES_HINT, type StatementsToOpen } from './stances-in-words.ts';

const StatementsSheet = lazy(() => import('./statements-sheet.tsx'));

/** How answers of a range speak of the brand and its competitors, side by side. */
export default function CompetitorStances({ channel }: { channel: Channel | undefined }) {
  const scope = { ...useAskedRange(), ...(channel && { channel }) };
  const read = useQuery(useQueries().brand.list_stances.queryOptions({ input: scope }));
  const [open, setOpen] = useState<StatementsToOpen | null>(null);
  const failure = failedLoad(read);
  if (read.data && rowsOf(read.data).every(({ mentioned }) => mentioned === 0)) return null;
  return (
    <Panel title="What answers say" aside={<Hint text={STANCES_HINT}>How this is counted</Hint>}>
      {failure ? (
        <ErrorState title="What answers say could not be loaded" {...failure} />
      ) : (
        <StanceTable stances={read.data ?? null} onOpen={setOpen} />
      )}
      {open && (
        <LazyPart onClose={() => setOpen(null)}>
          <StatementsSheet
            title={open.title}
            query={{ ...scope, ...open.query }}
            onClose={() => setOpen(null)}
          />
        </LazyPart>
      )}
    </Panel>
  );
}
