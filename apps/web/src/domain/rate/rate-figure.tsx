import { rangeInWords, sentencesInWords } from '@answerscope/contract';
import type { Interval } from '@answerscope/statistics';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Hint } from '../../ui/hint.tsx';
import { type RateUnit, rateInWords } from './format-rate.ts';
import * as messages from './messages.ts';
import styles from './rate-figure.module.css';

interface RateFigureProps {
  /** How many of the n answers name the brand. */
  k: number;
  n: number;
  /** As the server ranges these answers, fractions from 0 to 1; null where there is no rate. */
  interval: Interval | null;
  /** The range for keywords like these, in the explanation. */
  similar?: Interval | undefined;
  size?: 'normal' | 'large';
  /** What k and n count; keywords where each is one observation. */
  unit?: RateUnit;
  /** Hover, focus and touch give the statistician's words. Not inside a link or a row that is one. */
  explains?: boolean;
  /** What stands in place of a rate that does not exist. */
  none?: string;
  /** Behind the figure, on its line: how it changed. */
  beside?: ReactNode;
}

/** A rate never stands alone: `42% 31-54% · 60 answers`. Without answers there is no rate, and of one none either. */
export function RateFigure({
  k,
  n,
  interval,
  similar,
  size = 'normal',
  unit = 'answer',
  explains = size === 'large',
  none = messages.noAnswersYet,
  beside,
}: RateFigureProps) {
  if (n === 0) return <span className={styles.none}>{none}</span>;
  const { rate, basis, precisely } = rateInWords({ k, n, interval }, unit);
  if (rate === null) return <span className="quiet">{basis}</span>;
  return (
    <span className={styles.figure} data-size={size}>
      <b>{rate}</b> {beside}{' '}
      <span className={classNames('quiet', styles.basis)}>
        {explains ? <Hint text={explanationOf(precisely, similar)}>{basis}</Hint> : basis}
      </span>
    </span>
  );
}

function explanationOf(precisely: string, similar: Interval | undefined): string {
  return sentencesInWords([
    messages.rateVaries,
    similar && messages.forSimilarKeywords({ range: rangeInWords(similar) }),
    messages.inStatistics({ interval: precisely }),
  ]);
}
