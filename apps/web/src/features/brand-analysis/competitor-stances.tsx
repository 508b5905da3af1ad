import type { Channel } from '@answerscope/contract';
import { lazy, useState } from 'react';
import { failedLoad } from '../../lib/failed-load.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { StanceTable } from './stance-table.tsx';
import { rowsOf, type StatementsToOpen } from './stances-in-words.ts';
import { useStances } from './use-stances.ts';

const StatementsSheet = lazy(() => import('./statements-sheet.tsx'));

/** How answers of a range speak of the brand and its competitors, side by side. */
export default function CompetitorStances({ channel }: { channel: Channel | undefined }) {
  const { scope, read } = useStances(channel && { channel });
  const [open, setOpen] = useState<StatementsToOpen | null>(null);
  const failure = failedLoad(read);
  if (read.data && rowsOf(read.data).every(({ mentioned }) => mentioned === 0))
    return <p className="quiet">{messages.noAnswerPraisesOrCriticises}</p>;
  return (
    <>
      {failure ? (
        <ErrorState title={messages.whatAnswersSayNotLoaded} {...failure} />
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
    </>
  );
}
