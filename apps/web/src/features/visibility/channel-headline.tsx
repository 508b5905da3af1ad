import { CHANNEL_LABELS, type ChannelSummary } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { headlineChange, unlikeInWords, windowInWords } from '../../domain/rate/headline-in-words.ts';
import { LeftOutLink } from '../../domain/rate/left-out.tsx';
import { leftOutOf } from '../../domain/rate/left-out-search.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { richText } from '../../lib/rich-text.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Skeleton } from '../../ui/states.tsx';
import styles from './channel-headline.module.css';
import { coverageInWords, everyCheckFailed } from './coverage-in-words.ts';
import * as messages from './messages.ts';
import { noRateOfChannel } from './no-rate-in-words.ts';

interface ChannelHeadlineProps {
  /** Undefined while it loads; null where it cannot be read. */
  summary: ChannelSummary | null | undefined;
  company: string;
  /** All keywords of the list; undefined while it loads. */
  keywords: number | undefined;
}

/** The page's question answered: how often does this assistant name us? */
export function ChannelHeadline({ summary, company, keywords }: ChannelHeadlineProps) {
  if (summary === null) return <>{messages.rateNotLoaded}</>;
  if (!summary) return <HeadlineSkeleton />;
  const name = CHANNEL_LABELS[summary.channel];
  if (summary.keywords === 0) {
    return <>{messages.notAskedAbout({ assistant: name, company })}</>;
  }
  const { headline } = summary;
  const unlike = unlikeInWords(headline);
  const coverage = coverageInWords(summary, keywords);
  return (
    <span className={styles.headline}>
      <Rate name={name} summary={summary} company={company} />
      <span>
        {headline.empty_answers > 0
          ? richText(
              messages.coverageAndLeftOut({
                coverage,
                link: () => (
                  <LeftOutLink count={headline.empty_answers} of={leftOutOf(summary.channel, headline)} />
                ),
              }),
            )
          : messages.coverageOnly({ coverage })}
      </span>
      {unlike && <span>{unlike}</span>}
    </span>
  );
}

interface RateProps {
  name: string;
  summary: ChannelSummary;
  company: string;
}

/** The same rate as on the dashboard; a single answer makes none. */
function Rate({ name, summary, company }: RateProps) {
  const timeZone = useTimeZone();
  const { headline } = summary;
  const { current } = headline;
  if (!current)
    return (
      <span>{everyCheckFailed(name, summary) ?? noRateOfChannel(summary, { assistant: name, company })}</span>
    );
  const { mentions, answers, interval, interval_for_similar_keywords: similar } = current;
  const sentence = {
    assistant: name,
    company,
    hasRange: headline.basis === 'window' ? 'yes' : 'no',
    range: windowInWords(headline),
    change: headlineChange(headline, timeZone),
    words: (text: ReactNode) => <span>{text}</span>,
  };
  if (answers === 1) return <>{richText(messages.onlyAnswer({ ...sentence, mentions }))}</>;
  const figure = () => <RateFigure k={mentions} n={answers} interval={interval} similar={similar} explains />;
  return <>{richText(messages.rateOfChannel({ ...sentence, figure }))}</>;
}

/** As high as the headline mostly is: on a phone it takes three lines. */
export function HeadlineSkeleton() {
  return (
    <span className={styles.waiting}>
      <Skeleton width="320px" height="1.4em" />
      <Skeleton width="260px" />
      <Skeleton width="300px" />
      <Skeleton width="200px" />
    </span>
  );
}
