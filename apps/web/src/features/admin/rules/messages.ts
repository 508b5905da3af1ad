import { message } from '@answerscope/contract';

// Rule status
export const inForce = 'In force';
export const notInForce = 'Not in force';
export const status = 'Status';

// Rule trial
export const trying = 'Trying...';

// Trial in words
export const keywordAccepted = 'Accepted. No rule refuses it.';
export const tooFewToCompare = 'Too little to tell';
export const hasWarned = 'Has warned';
export const quiet = 'Quiet';
export const warns = 'Warns';
export const noRuleDecides = 'May sign up. No rule is about this address.';
/** {domain}: of the address */
export const ruleAllows = message('May sign up. The rule for {domain} decides.');
/** {domain}: of the address; {read}: what they are told */
export const ruleRefuses = message('May not sign up. The rule for {domain} decides. They read: “{read}”');
/** {read}: what they are told */
export const notAmongDomains = message(
  'May not sign up. Only allowed domains may, and this one is not among them. They read: “{read}”',
);
/** {phrase}: of the rule; {read}: what they are told */
export const refusedByRule = message('Refused by the rule “{phrase}”. They read: “{read}”');
/** {threshold}: of a warning rule */
export const above = message('above {threshold, number}');
/** {threshold}: of a warning rule */
export const below = message('below {threshold, number}');
/** {threshold}: of a warning rule */
export const exactly = message('exactly {threshold, number}');

// Warning tables
export const noWarningRuleInForce = 'No warning rule is in force';
export const whoIsMailed = 'Administrators are mailed when a rule that is in force is met.';
export const readingsOfRules = 'What warning rules read now';
export const noWarningLately = 'No warning in the last 90 days.';
export const newestWarnings = 'Newest warnings';
export const rule = 'Rule';
export const measure = 'Measure';
export const now = 'Now';
export const threshold = 'Threshold';
export const state = 'State';
export const when = 'When';
export const was = 'Was';
