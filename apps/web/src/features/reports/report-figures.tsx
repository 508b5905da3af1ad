import type { ReportRevision } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { formatShare } from '../../lib/format-rate.ts';
import { ChangeBadge } from '../../ui/change-badge.tsx';
import { Hint } from '../../ui/hint.tsx';
import { RateFigure } from '../../ui/rate-figure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './report-figures.module.css';

/** The numbers of a report under the judgement that holds: the rate and its verdict first, the counts beside. Null while it loads. */
export function ReportFigures({ revision }: { revision: ReportRevision | null }) {
  if (!revision) return <Skeleton height="226px" />;
  const { rate, verdict, missing_answers } = revision;
  return (
    <div className={styles.figures}>
      <div className={styles.first}>
        <h2>Visibility</h2>
        {rate ? (
          <RateFigure k={rate.mentions} n={rate.answers} interval={rate.interval} size="large" />
        ) : (
          <p>No rate: no answer names any brand.</p>
        )}
        <ChangeBadge change={verdict} missing={missing_answers} />
      </div>
      <dl className={styles.counts}>
        {countsOf(revision).map(({ label, hint, value }) => (
          <div key={label}>
            <dt>{hint ? <Hint text={hint}>{label}</Hint> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Count {
  label: string;
  hint?: string;
  value: ReactNode;
}

function countsOf(revision: ReportRevision): Count[] {
  const of = (count: number, percentage: number) => `${count} (${formatShare(percentage)})`;
  const { share_of_voice, average_rank, ranked_keywords } = revision;
  return [
    {
      label: 'Keywords naming you',
      value: `${of(revision.mentioned_keywords, revision.percentage_mentioned)} of ${revision.total_keywords}`,
    },
    { label: 'Improved', hint: FLIPS, value: of(revision.improved_keywords, revision.percentage_improved) },
    { label: 'Declined', hint: FLIPS, value: of(revision.declined_keywords, revision.percentage_declined) },
    {
      label: 'Failed',
      hint: 'No usable answer came. That means unknown, never not named, and is in no rate.',
      value: revision.failed_keywords,
    },
    {
      label: 'Branded',
      hint: 'Keywords that hold your own name. Assistants then name you almost always, so they stand apart from the rate.',
      value:
        revision.branded_answers === 0
          ? revision.branded_keywords
          : `${revision.branded_keywords}, naming you in ${revision.branded_mentions} of ${revision.branded_answers} answers`,
    },
    {
      label: 'Answers naming no brand',
      hint: 'They seem to name no brand at all. They count in the rate and are shown apart, because they say little about visibility.',
      value: revision.empty_answers,
    },
    {
      label: 'Share of voice',
      hint: 'Your mentions of all mentions of you and the competitors you have named.',
      value: share_of_voice === null ? 'No one is named yet' : `${Math.round(share_of_voice * 100)}%`,
    },
    {
      label: 'Average place',
      hint: 'Where you stand among the names you know, over the keywords whose answer ranks you.',
      value:
        average_rank === null
          ? 'Not ranked'
          : `${average_rank.toFixed(1)} over ${ranked_keywords} ${ranked_keywords === 1 ? 'keyword' : 'keywords'}`,
    },
  ];
}

const FLIPS =
  'Keywords whose newest answer flipped against the report before. Assistants answer differently from time to time, so a flip alone is no change.';
