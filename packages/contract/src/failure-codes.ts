/** Codes of failed checks that only an administrator can mend: a key, its rights, its credit, the model and its settings. */
export const ADMINISTRATORS_FAILURES = ['missing_key', 'refused_key', 'no_credit', 'bad_request'] as const;
