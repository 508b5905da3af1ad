import { message } from '@answerscope/contract';

// Action in words
/** {one}: a row of a list, 'coupon' */
export const create = message('Create {one}');
/** {one}: a row of a list, 'coupon' */
export const update = message('Update {one}');
/** {many}: rows of a list, 'coupons' */
export const reorder = message('Reorder {many}');
/** {one}: a row of a list, 'coupon' */
export const putInTrash = message('Put {one} in the trash');
/** {one}: a row of a list, 'coupon' */
export const restore = message('Restore {one}');
/** {one}: a row of a list, 'coupon' */
export const deleteForGood = message('Delete {one} for good');
/** {one}: a row of a list, 'coupon' */
export const created = message('Created {one}');
/** {one}: a row of a list, 'coupon' */
export const updated = message('Updated {one}');
/** {many}: rows of a list, 'coupons' */
export const reordered = message('Reordered {many}');
/** {one}: a row of a list, 'coupon' */
export const trashed = message('Trashed {one}');
/** {one}: a row of a list, 'coupon' */
export const restored = message('Restored {one}');
/** {one}: a row of a list, 'coupon' */
export const deleted = message('Deleted {one}');
/** {count}: rows that stand elsewhere; {one} and {many}: what they are, 'coupon', 'coupons' */
export const moved = message('{count, plural, one {# {one}} other {# {many}}} moved');

// Actor in words
export const theProduct = 'the product';
/** {part}: the job that did it */
export const partOfProduct = message('the product ({part})');
export const stripe = 'Stripe';
/** {customer}: Stripe's id of the payment's customer */
export const stripeCustomer = message('Stripe ({customer})');
/** {who}: their email, or an id */
export const userNamed = message('user {who}');
export const userGone = 'a user whose account is gone';
/** {who}: their email, or an id */
export const administratorNamed = message('administrator {who}');
export const administratorGone = 'an administrator whose account is gone';

// Audit difference
export const nothingStoredWasChanged = 'Nothing stored was changed.';
export const before = 'before:';
export const after = 'after:';

// Audit entries
export const loadingTheAuditRows = 'Loading the audit rows...';
export const everythingInThisRequest = 'Everything in this request';
/** {who}: 'administrator ada@example.com'; {address}: of the network */
export const fromAddress = message('{who} from {address}');
export const requestId = 'Request ID';
export const details = 'Details';
/** {count}: of what was made */
export const values = message('{count, plural, one {# value} other {# values}}');
/** {count}: fields that an act changed */
export const changes = message('{count, plural, one {# change} other {# changes}}');

// Audit filters
export const who = 'Who';
export const emailOfAnAdministrator = 'Email of an administrator';
export const onWhom = 'On whom';
export const emailOfAUser = 'Email of a user, or an id';
export const allKinds = 'All kinds';
export const allActions = 'All actions';

// Difference
export const none = 'none';
export const yes = 'yes';
export const no = 'no';
