import { commaList, type PaymentMode, type PaymentOverview } from '@answerscope/contract';
import * as messages from './messages.ts';

/** With what payments are made. */
export const MODES: Record<PaymentMode, string> = {
  not_configured: messages.notConfigured,
  simulated: messages.simulated,
  test: messages.test,
  live: messages.live,
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
    ...(unanswered > 0 ? [messages.disputesToAnswer({ count: unanswered })] : []),
    ...(missing > 0 ? [messages.plansNotSetUp({ count: missing })] : []),
    ...(conflicts.length > 0 ? [messages.conflicts({ count: conflicts.length })] : []),
    ...(webhook.failed_jobs > 0 ? [messages.jobsGivenUp({ count: webhook.failed_jobs })] : []),
    ...(drift.length > 0 ? [messages.usersDrifted({ count: drift.length })] : []),
  ];
  return needs.length === 0
    ? messages.nothingToDo({ mode: MODES[mode] })
    : messages.thingsToDo({ mode: MODES[mode], things: commaList(needs) });
}
