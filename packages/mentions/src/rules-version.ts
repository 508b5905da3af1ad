/** Changes whenever a rule changes what counts; stored with every verdict. */
export const RULES_VERSION = '2026-11-29.7';
