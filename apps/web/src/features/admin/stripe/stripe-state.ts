import type { PaymentMode, PaymentOverview } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

/** With what payments are made. */
export const MODES: Record<PaymentMode, string> = {
  not_configured: messages.notConfigured,
  simulated: 'Simulated',
  test: 'Test',
  live: 'Live',
};

/** What the page says first: what needs somebody, or that nothing does. */
export function paymentsInWords({
  mode,
  conflicts,
  disputes,
  webhook,
  drift,
  plans,
}: PaymentOverview): string {
  if (mode === 'not_configured') return messages.notConfiguredNobodyCanBuyPlan;
  const missing = plans.filter(({ standing }) => standing !== 'done').length;
  const unanswered = disputes.filter(({ needs_answer }) => needs_answer).length;
  const needs = [
    ...(unanswered > 0 ? [`${counted(unanswered, 'dispute')} to answer`] : []),
    ...(missing > 0
      ? [`${counted(missing, 'plan')} not set up at Stripe as ${missing === 1 ? 'it stands' : 'they stand'}`]
      : []),
    ...(conflicts.length > 0 ? [counted(conflicts.length, 'conflict')] : []),
    ...(webhook.failed_jobs > 0 ? [`${counted(webhook.failed_jobs, 'job')} given up`] : []),
    ...(drift.length > 0 ? [`${counted(drift.length, 'user')} whose rows differed from Stripe`] : []),
  ];
  return `${MODES[mode]}: ${needs.length === 0 ? 'nothing to do.' : `${needs.join(', ')}.`}`;
}
