import { CHANNEL_LABELS, type ChannelSummary } from '@answerscope/contract';
import { useId, useState } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { filtersOf } from '../../features/keywords/keyword-search.ts';
import { ChannelHeadline, HeadlineSkeleton } from '../../features/visibility/channel-headline.tsx';
import { CheckKeywords } from '../../features/visibility/check-keywords.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { runsToShow } from '../../features/visibility/run-states.ts';
import { TrackerActions } from '../../features/visibility/tracker-actions.tsx';
import { Beginning, NO_KEYWORDS, NothingToAsk } from '../../features/visibility/tracker-states.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { useServices } from '../../lib/use-services.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { OpenKeyword } from './open-keyword.tsx';
import { TrackedKeywords } from './tracked-keywords.tsx';
import { useVisibility } from './use-visibility.ts';

/** What an assistant says of the company for each keyword, and what can be asked now. */
export function VisibilityPage() {
  const tracker = useVisibility();
  const { toasts } = useServices();
  const selection = useSelection();
  const noticeId = useId();
  const [asking, setAsking] = useState<'all' | 'selected' | null>(null);
  const { failure, names, isKnown, channel, adHoc, isOfOther, list, newest, runs, canAsk } = tracker;
  const { summary } = newest;

  if (failure) {
    return (
      <PageFrame title={messages.visibilityTracker} help={<HelpLink article="run-checks" />}>
        <ErrorState title={messages.theVisibilityTrackerNotLoaded} {...failure} />
      </PageFrame>
    );
  }
  const checkAll = () => {
    if (tracker.hasKeywords) setAsking('all');
    else toasts.show({ title: NO_KEYWORDS.title, description: NO_KEYWORDS.text, tone: 'destructive' });
  };

  return (
    <PageFrame
      title={messages.visibilityTracker}
      help={<HelpLink article="run-checks" />}
      answer={canAsk && <NewestChecks summary={summary} />}
      freshness={
        <>
          {isKnown && names ? (
            canAsk && (
              <ChannelHeadline
                summary={summary}
                company={names.company}
                keywords={list.data?.total_keywords}
              />
            )
          ) : (
            <HeadlineSkeleton />
          )}
          <div>{summary ? <Freshness iso={summary.last_checked_at} /> : '\u00a0'}</div>
        </>
      }
      actions={
        canAsk && (
          <TrackerActions
            filters={{ ...filtersOf(tracker.filters), channel }}
            summary={summary}
            canExport={!isOfOther}
            canCheckAll={tracker.canCheckMany && !list.isPending}
            noticeId={adHoc ? noticeId : undefined}
            onCheckAll={checkAll}
          />
        )
      }
    >
      <RunCards runs={runs} choose={(all) => runsToShow(all, Date.now())} />
      {newest.failure && <FailedPart title={messages.theNewestResultsNotLoaded} {...newest.failure} />}
      {runs.isPending && !failedLoad(runs) ? (
        <Beginning />
      ) : canAsk ? (
        <TrackedKeywords
          tracker={tracker}
          selection={selection}
          noticeId={noticeId}
          onCheckAll={checkAll}
          onCheckSelected={() => setAsking('selected')}
        />
      ) : (
        <NothingToAsk />
      )}
      {asking && (
        <CheckKeywords
          ids={asking === 'selected' ? [...selection.ids] : null}
          {...(asking === 'selected' ? { preselected: [channel] } : {})}
          onClose={() => setAsking(null)}
          onStarted={selection.clear}
        />
      )}
      <OpenKeyword tracker={tracker} />
    </PageFrame>
  );
}

/** The page's question answered: what did the newest checks say? */
function NewestChecks({ summary }: { summary: ChannelSummary | null | undefined }) {
  if (summary === undefined) return <LeadLine words={undefined} />;
  if (summary === null || summary.keywords === 0) return null;
  const { channel, mentioned, keywords } = summary;
  const assistant = CHANNEL_LABELS[channel];
  return <LeadLine words={messages.newestAnswersMention({ assistant, mentioned, keywords })} />;
}
