import { message } from '@answerscope/contract';

// Context
export const notViewingAsUser = 'You are not viewing as a user.';

// Own host
export const addressNotServed = 'This address is not served here.';

// Read body
export const requestTooLarge = 'The request is too large.';

// Input bounds
/** {max}: how many names an object of free names may have */
export const tooManyEntries = message('Must hold at most {max, plural, one {# entry} other {# entries}}');

// Field messages
export const fieldNotKnown = 'This field is not known';
