import { wilsonInterval } from '@answerscope/statistics';
import styles from './check-rate.module.css';
import { LeftOutLink } from './left-out.tsx';
import { type LeftOutSearch, leftOutBriefly } from './left-out-search.ts';
import * as messages from './messages.ts';
import { RateFigure } from './rate-figure.tsx';

interface CheckRateProps {
  k: number;
  n: number;
  /** Of n, the answers that measure nothing: they mention no company or refuse. */
  empty: number;
  /** What stands there when no answer came. */
  none?: string;
  /** Which the answers left out are: said with the way to them. */
  leftOut?: LeftOutSearch;
}

/** A rate of the answers of one check to one keyword, without those that measure nothing; how many these are is said below it. */
export function CheckRate(props: CheckRateProps) {
  const { k, n, empty, none, leftOut } = props;
  // The way to them says enough where all are left out.
  const isRate = !leftOut || empty === 0 || empty < n;
  return (
    <span className={styles.rate}>
      {isRate && (
        <RateFigure
          k={k}
          n={n - empty}
          interval={wilsonInterval(k, n - empty)}
          {...(empty > 0 ? { none: messages.noAnswerMentionsCompany } : none === undefined ? {} : { none })}
        />
      )}
      {empty > 0 && (leftOut || empty < n) && (
        <span className={styles.note}>
          {leftOut ? <LeftOutLink count={empty} of={leftOut} /> : leftOutBriefly(empty)}
        </span>
      )}
    </span>
  );
}
