/** Codes of failed checks that only an administrator can mend: a key, its rights, its credit. */
export const ADMINISTRATORS_FAILURES = ['missing_key', 'refused_key', 'no_credit'] as const;
