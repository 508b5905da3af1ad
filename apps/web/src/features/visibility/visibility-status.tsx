import type { AdHocResult, VisibilityResult } from '@answerscope/contract';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './visibility-table.module.css';

interface Knowing {
  isWaiting: boolean;
  hasFailed: boolean;
  isLoading: boolean;
}

interface StatusProps extends Knowing {
  result: VisibilityResult | undefined;
  isQueued: boolean;
}

interface AdHocStatusProps extends Omit<StatusProps, 'result' | 'isQueued'> {
  /** Null for a name that cannot be asked about. */
  company: string | null;
  result: AdHocResult | undefined;
}

/** What a channel last said of the own company about one keyword. */
export function Status({ result, isQueued, ...knowing }: StatusProps) {
  const unknown = unknownYet(knowing);
  if (unknown) return unknown;
  const turn = isQueued && <span className={styles.quiet}>{messages.waitingForItsTurn}</span>;
  if (!result) return turn || <span className={styles.quiet}>{messages.notCheckedYet}</span>;
  return (
    <span className={styles.status}>
      <VerdictBadge state={result.result_state} isSetByAdministrator={result.forced_status !== null} />
      {result.n > 1 && result.empty < result.n && (
        <CheckRate k={result.k} n={result.n} empty={result.empty} />
      )}
      {turn}
    </span>
  );
}

/** The same of another company that is looked for. */
export function AdHocStatus({ company, result, ...knowing }: AdHocStatusProps) {
  if (company === null) return <NobodyToAskAbout />;
  const unknown = unknownYet(knowing);
  if (unknown) return unknown;
  if (!result) {
    return (
      <span className={styles.unasked}>
        {richText(messages.notAskedAboutYet({ company, name: (text) => <span>{text}</span> }))}
      </span>
    );
  }
  return (
    <span className={styles.status}>
      <VerdictBadge state={result.result_state} />
    </span>
  );
}

/** The field of the name says what is wrong with it. */
function NobodyToAskAbout() {
  return (
    <span className={styles.quiet}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{messages.noCompanyToAskAbout}</span>
    </span>
  );
}

function unknownYet({ isWaiting, hasFailed, isLoading }: Knowing) {
  if (isWaiting) return <span className={styles.quiet}>{messages.waitingForTheAnswer}</span>;
  if (hasFailed) return <span className={styles.quiet}>{messages.notLoaded}</span>;
  return isLoading && <Skeleton width="96px" height="24px" />;
}
