import { CHANNEL_LABELS, type ChannelSummary } from '@answerscope/contract';
import { LeftOutLink } from '../../ui/left-out.tsx';
import { RateFigure } from '../../ui/rate-figure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './channel-headline.module.css';
import { coverageInWords, everyCheckFailed } from './coverage-in-words.ts';
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
  if (summary === null) return <>How often you are named could not be loaded.</>;
  if (!summary) return <HeadlineSkeleton />;
  const name = CHANNEL_LABELS[summary.channel];
  if (summary.keywords === 0) {
    return (
      <>
        {name} has not been asked about {company} yet.
      </>
    );
  }
  const unknown = everyCheckFailed(name, summary);
  return (
    <span className={styles.headline}>
      <span>{unknown ?? `${name} names ${company} in`}</span>
      {unknown === null && (
        <RateFigure
          k={summary.mentioned}
          n={summary.answered - summary.empty}
          {...(summary.interval ? { interval: summary.interval } : {})}
          explains
          none={noRateOfChannel(summary)}
        />
      )}
      <span>{coverageInWords(summary, keywords)}</span>
      {summary.empty > 0 && (
        <span>
          (<LeftOutLink count={summary.empty} of={{ channel: summary.channel, newest: true }} />)
        </span>
      )}
      {summary.is_simulated && <span>(simulated)</span>}
      {summary.other_kind > 0 && (
        <span>
          ({summary.other_kind} {summary.other_kind === 1 ? 'keyword' : 'keywords'} with a{' '}
          {summary.is_simulated ? 'real' : 'simulated'} answer left out)
        </span>
      )}
    </span>
  );
}

/** As high as the headline mostly is: on a phone it takes three lines. */
export function HeadlineSkeleton() {
  return (
    <span className={styles.waiting}>
      <Skeleton width="320px" height="1.4em" />
    </span>
  );
}
