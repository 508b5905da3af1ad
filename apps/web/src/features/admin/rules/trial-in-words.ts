import type { KeywordVerdict, SignUpVerdict, WarningComparison, WarningReading } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What trying a rule out came to. */
export interface TrialWords {
  isAllowed: boolean;
  words: string;
}

/** Whether somebody may sign up, and by which rule. */
export function signUpInWords({ is_allowed: isAllowed, message, domain }: SignUpVerdict): TrialWords {
  if (isAllowed)
    return { isAllowed, words: domain === null ? messages.noRuleDecides : messages.ruleAllows({ domain }) };
  const read = message ?? '';
  const words = domain === null ? messages.notAmongDomains({ read }) : messages.ruleRefuses({ domain, read });
  return { isAllowed, words };
}

/** Whether a keyword is taken, and by which rule it is not. */
export function keywordInWords({ is_allowed: isAllowed, message, phrase }: KeywordVerdict): TrialWords {
  return isAllowed
    ? { isAllowed, words: messages.keywordAccepted }
    : { isAllowed, words: messages.refusedByRule({ phrase: phrase ?? '', read: message ?? '' }) };
}

const LIMITS = {
  gt: messages.above,
  lt: messages.below,
  eq: messages.exactly,
} as const satisfies Record<WarningComparison, unknown>;

/** 'above 25' */
export const limitInWords = ({ comparison, threshold }: Pick<WarningReading, 'comparison' | 'threshold'>) =>
  LIMITS[comparison]({ threshold });

/** What a rule would do now. */
export function readingInWords({ value, would_warn, is_cooling_down }: WarningReading): string {
  if (value === null) return messages.tooFewToCompare;
  if (!would_warn) return messages.quiet;
  return is_cooling_down ? messages.hasWarned : messages.warns;
}
