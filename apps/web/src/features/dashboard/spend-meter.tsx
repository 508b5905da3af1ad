import { type Spending, usdInWords } from '@answerscope/contract';
import { InDemonstration } from '../../domain/installation/in-demonstration.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { budgetOf } from './budget.ts';
import * as messages from './messages.ts';
import styles from './spend-meter.module.css';

/** What answers have cost this month against what they may cost. Null while it loads. */
export function SpendMeter({ spending }: { spending: Spending | null }) {
  if (!spending) return <Skeleton height="56px" />;
  const { spent_usd, reserved_usd, month } = spending;
  const { budget_usd, isOwnCap, share } = budgetOf(spending);
  const spent = spent_usd + reserved_usd;
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  return (
    <div className={styles.spend}>
      <p>
        <b>{usdInWords(spent)}</b> {budget_usd !== null && `of ${usdInWords(budget_usd)} `}spent on
        <InDemonstration> {messages.simulated}</InDemonstration> answers in {name}
        {isOwnCap && ' (your own limit)'}
        {reserved_usd > 0 && `, ${usdInWords(reserved_usd)} of it set aside for checks under way`}
      </p>
      {share !== null && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={styles.bar}
            data-high={share >= 0.9 || undefined}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
