import { CHANNEL_LABELS, type DashboardChannel } from '@answerscope/contract';
import type { ComponentProps } from 'react';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import {
  headlineChange,
  sizesOf,
  unlikeInWords,
  windowInWords,
} from '../../domain/rate/headline-in-words.ts';
import { LeftOutLink } from '../../domain/rate/left-out.tsx';
import { leftOutOf } from '../../domain/rate/left-out-search.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { VisibilityOverTime } from '../../features/dashboard/visibility-over-time.tsx';
import { ASSISTANT_PLACES } from '../../features/reports/assistant-places.ts';
import { ChannelHeadline } from '../../features/visibility/channel-headline.tsx';
import { coverageInWords } from '../../features/visibility/coverage-in-words.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { useArrival } from '../../ui/use-arrival.ts';
import * as messages from './messages.ts';

interface AssistantLeadProps {
  shown: DashboardChannel;
  company: string;
  keywords: number;
}

/** The rate of the assistant, the same as on the dashboard, with its line. */
export function AssistantLead({ shown, company, keywords }: AssistantLeadProps) {
  const part = useArrival<HTMLDivElement>(ASSISTANT_PLACES.trend);
  return (
    <div ref={part} id={ASSISTANT_PLACES.trend}>
      <LeadFigure
        label={messages.mentionsYouOver({
          assistant: CHANNEL_LABELS[shown.channel],
          range: windowInWords(shown.headline),
        })}
        figure={null}
        below={
          <Rate
            summary={{ ...shown.results, headline: shown.headline }}
            company={company}
            keywords={keywords}
          />
        }
      >
        {shown.series.length > 0 && <VisibilityOverTime channels={[shown]} />}
      </LeadFigure>
    </div>
  );
}

function Rate({
  summary,
  company,
  keywords,
}: Omit<AssistantLeadProps, 'shown'> & {
  summary: NonNullable<ComponentProps<typeof ChannelHeadline>['summary']>;
}) {
  const timeZone = useTimeZone();
  const { headline, channel } = summary;
  const { current, change, empty_answers } = headline;
  if (!current || current.answers === 1)
    return <ChannelHeadline summary={summary} company={company} keywords={keywords} />;
  const { mentions, answers, interval, interval_for_similar_keywords: similar } = current;
  const unlike = unlikeInWords(headline);
  return (
    <>
      <RateFigure k={mentions} n={answers} interval={interval} similar={similar} size="large" />
      <ChangeMark
        verdict={change.verdict}
        sizes={sizesOf(headline)}
        words={headlineChange(headline, timeZone)}
      />
      <span className="quiet">
        {coverageInWords(summary, keywords)}
        {empty_answers > 0 && (
          <>
            , <LeftOutLink count={empty_answers} of={leftOutOf(channel, headline)} />
          </>
        )}
      </span>
      {unlike && <span className="quiet">{unlike}</span>}
    </>
  );
}
