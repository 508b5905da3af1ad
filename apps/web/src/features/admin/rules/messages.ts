// Rule status
export const inForce = 'In force';
export const notInForce = 'Not in force';

// Rule trial
export const trying = 'Trying...';

// Trial in words
export const onlyAllowedDomainsMay = 'Only allowed domains may, and this one is not among them.';
export const acceptedNoRuleRefuses = 'Accepted. No rule refuses it.';
export const tooFewToCompare = 'Too little to tell';
export const hasWarned = 'Has warned';

// Warning tables
export const noWarningRuleInForce = 'No warning rule is in force';
export const administratorsMailedWhenRuleIn =
  'Administrators are mailed when a rule that is in force is met.';
export const whatWarningRulesReadNow = 'What warning rules read now';
export const noWarningInLast90 = 'No warning in the last 90 days.';
export const newestWarnings = 'Newest warnings';
