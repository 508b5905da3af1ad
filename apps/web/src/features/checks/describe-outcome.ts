import { CHANNEL_LABELS, type Channel, FRIENDLY_ERRORS } from '@answerscope/contract';

/** How asking one assistant ended. */
export interface CheckOutcome {
  channel: Channel;
  verdict: 'mentioned' | 'not-mentioned' | 'failed';
}

interface OutcomeMessage {
  title: string;
  description: string;
  tone: 'neutral' | 'destructive';
}

/** The message once everything asked together has ended: one sentence, however many were asked. */
export function describeOutcome(keyword: string, outcomes: readonly CheckOutcome[]): OutcomeMessage {
  const answered = outcomes.filter(({ verdict }) => verdict !== 'failed');
  const [first, ...others] = answered;
  if (!first) {
    return {
      title: 'Check Failed',
      description: FRIENDLY_ERRORS.visibility.check_failed,
      tone: 'destructive',
    };
  }
  const failed = outcomes.length - answered.length;
  const rest = failed === 0 ? '' : failed === 1 ? ' One check failed.' : ` ${failed} checks failed.`;
  const mentioned = answered.filter(({ verdict }) => verdict === 'mentioned').length;
  const answer =
    others.length === 0
      ? `${CHANNEL_LABELS[first.channel]} ${mentioned === 1 ? 'mentions you' : 'does not mention you'}`
      : `${mentioned} of ${answered.length} assistants ${mentioned === 1 ? 'mentions' : 'mention'} you`;
  return { title: 'Check Complete', description: `${answer} for “${keyword}”.${rest}`, tone: 'neutral' };
}
