import { dateFormat, type Spending, usdInWords } from '@answerscope/contract';
import { InDemonstration } from '../../domain/installation/in-demonstration.tsx';
import { richText } from '../../lib/rich-text.ts';
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
  const name = dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return (
    <div className={styles.spend}>
      <p>
        {richText(
          messages.spentOnAnswers({
            spent: usdInWords(spent),
            b: (text) => <b>{text}</b>,
            hasBudget: budget_usd === null ? 'no' : 'yes',
            budget: usdInWords(budget_usd ?? 0),
            simulated: (text) => <InDemonstration>{text}</InDemonstration>,
            month: name,
            isOwnCap: isOwnCap ? 'yes' : 'no',
            hasReserved: reserved_usd > 0 ? 'yes' : 'no',
            reserved: usdInWords(reserved_usd),
          }),
        )}
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
