import { message } from '@answerscope/contract';

// Rule status
export const inForce = 'In force';
export const notInForce = 'Not in force';
export const status = 'Status';

// Rule trial
export const trying = 'Trying...';

// Trial in words
export const keywordAccepted = 'Accepted. No rule refuses it.';
export const tooFewToCompare = 'Not enough data';
export const hasWarned = 'Has warned';
export const quiet = 'Quiet';
export const warns = 'Warns';
export const noRuleDecides = 'Allowed. No rule matches this address.';
/** {domain}: of the address */
export const ruleAllows = message('Allowed by the rule for {domain}.');
/** {domain}: of the address; {read}: what they are told */
export const ruleRefuses = message('Refused by the rule for {domain}. The user sees “{read}”');
/** {read}: what they are told */
export const notAmongDomains = message('Refused. Only allowed domains can sign up. The user sees “{read}”');
/** {phrase}: of the rule; {read}: what they are told */
export const refusedByRule = message('Refused by the rule “{phrase}”. The user sees “{read}”');
/** {threshold}: of a warning rule */
export const above = message('above {threshold, number}');
/** {threshold}: of a warning rule */
export const below = message('below {threshold, number}');
/** {threshold}: of a warning rule */
export const exactly = message('exactly {threshold, number}');

// Warning tables
export const noWarningRuleInForce = 'No active warning rule';
export const whoIsMailed = 'Administrators get an email when an active rule is met.';
export const readingsOfRules = 'What warning rules read now';
export const noWarningLately = 'No warnings in the last 90 days.';
export const newestWarnings = 'Newest warnings';
export const rule = 'Rule';
export const measure = 'Measure';
export const now = 'Now';
export const threshold = 'Threshold';
export const state = 'State';
export const when = 'When';
export const was = 'Was';
