import {
  type KeywordVerdict,
  type SignUpVerdict,
  WARNING_COMPARISON_LABELS,
  type WarningReading,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** What trying a rule out came to. */
export interface TrialWords {
  isAllowed: boolean;
  words: string;
}

/** Whether somebody may sign up, and by which rule. */
export function signUpInWords({ is_allowed: isAllowed, message, domain }: SignUpVerdict): TrialWords {
  const rule = domain === null ? null : `The rule for ${domain} decides.`;
  if (isAllowed) return { isAllowed, words: `May sign up. ${rule ?? 'No rule is about this address.'}` };
  const why = rule ?? messages.onlyAllowedDomainsMay;
  return { isAllowed, words: `May not sign up. ${why} They read: “${message ?? ''}”` };
}

/** Whether a keyword is taken, and by which rule it is not. */
export function keywordInWords({ is_allowed: isAllowed, message, phrase }: KeywordVerdict): TrialWords {
  return isAllowed
    ? { isAllowed, words: messages.acceptedNoRuleRefuses }
    : { isAllowed, words: `Refused by the rule “${phrase ?? ''}”. They read: “${message ?? ''}”` };
}

/** 'above 25' */
export const limitInWords = ({ comparison, threshold }: Pick<WarningReading, 'comparison' | 'threshold'>) =>
  `${WARNING_COMPARISON_LABELS[comparison]} ${threshold.toLocaleString('en')}`;

/** What a rule would do now. */
export function readingInWords({ value, would_warn, is_cooling_down }: WarningReading): string {
  if (value === null) return messages.tooFewToCompare;
  if (!would_warn) return 'Quiet';
  return is_cooling_down ? messages.hasWarned : 'Warns';
}
