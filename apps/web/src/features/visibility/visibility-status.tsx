import type { AdHocResult, VisibilityResult } from '@answerscope/contract';
import { resultVerdict, toVerdict } from '../../ui/answer/to-verdict.ts';
import { CheckRate } from '../../ui/check-rate.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './visibility-table.module.css';

interface Knowing {
  isWaiting: boolean;
  hasFailed: boolean;
  isLoading: boolean;
}

interface StatusProps extends Knowing {
  result: VisibilityResult | undefined;
  /** The kind of answers that the channel's rate is of. */
  isRateSimulated: boolean | undefined;
  isQueued: boolean;
}

/** What a channel last said of the own company about one keyword. */
export function Status({ result, isRateSimulated, isQueued, ...knowing }: StatusProps) {
  const unknown = unknownYet(knowing);
  if (unknown) return unknown;
  const turn = isQueued && <span className={styles.quiet}>Waiting for its turn</span>;
  if (!result) return turn || <span className={styles.quiet}>Not checked yet</span>;
  return (
    <span className={styles.status}>
      <VerdictBadge verdict={resultVerdict(result)} />
      {(result.n > 1 || result.empty > 0) && <CheckRate k={result.k} n={result.n} empty={result.empty} />}
      {isRateSimulated !== undefined && result.is_simulated !== isRateSimulated && (
        <span className={styles.quiet}>{result.is_simulated ? 'simulated' : 'real'}, not in the rate</span>
      )}
      {turn}
    </span>
  );
}

/** The same of another company that is looked for. */
export function AdHocStatus({ result, ...knowing }: Knowing & { result: AdHocResult | undefined }) {
  const unknown = unknownYet(knowing);
  if (unknown) return unknown;
  if (!result) return <span className={styles.quiet}>Not asked for it yet</span>;
  const { finish, is_mentioned } = result;
  return <VerdictBadge verdict={toVerdict({ finish, verdict: { is_mentioned } })} />;
}

function unknownYet({ isWaiting, hasFailed, isLoading }: Knowing) {
  if (isWaiting) return <span className={styles.quiet}>Waiting for the answer...</span>;
  if (hasFailed) return <span className={styles.quiet}>Not loaded</span>;
  return isLoading && <Skeleton width="96px" height="24px" />;
}
