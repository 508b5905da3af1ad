import * as messages from './accounts-messages.ts';
/** Why something is refused to an administrator who views the product as a user; in the details of the refusal. */
export const VIEW_AS_REASONS = {
  /** It would write. */
  readOnly: 'view_as_read_only',
  /** It is the user's alone: payments, account security, copies of the data. */
  hidden: 'view_as_hidden',
  /** The view is over, and the page that asked still shows the user's things. */
  ended: 'view_as_ended',
} as const;

/** What is said of each. */
export const VIEW_AS_TEXTS = {
  readOnly: (user: string) => messages.viewIsReadOnly({ user }),
  hidden: (user: string) => messages.notShownInView({ user }),
  ended: messages.theViewAsUserHas,
} as const;

/** Why something is refused in a visit of the demonstration. */
export const VISIT_REASONS = { readOnly: 'demonstration_read_only', hidden: 'demonstration_hidden' } as const;

/** The same for people. */
export const VISIT_TEXTS = {
  readOnly: messages.demonstrationIsReadOnly,
  hidden: messages.notInDemonstration,
} as const;
