import type { PricingPlan } from '@answerscope/contract';
import * as messages from './messages.ts';
import styles from './plan-cards.module.css';
import { yearlySaving } from './yearly-saving.ts';

/** The saving of yearly billing; cards show the monthly price only (specification 9). */
export function YearlyNote({ plans }: { plans: readonly PricingPlan[] }) {
  const saving = yearlySaving(plans);
  if (saving === null) return null;
  return <p className={styles.note}>{messages.yearlyBillingSaves({ saving })}</p>;
}
