import { message } from '@answerscope/contract';

// Taken
/** {thing}: coupon; {field}: name */
export const taken = message('Another {thing} has this {field}');
/** {thing}: coupon; {field}: name */
export const takenMeanwhile = message('Another {thing} has this {field}.');

// Reorder rows
/** {things}: coupons */
export const alreadyInOrder = message('The {things} are already in this order.');

// Trash rows
/** {thing}: coupon */
export const stillReferredTo = message('This {thing} is still in use, so it stays in the trash.');
/** {thing}: coupon */
export const inTrashAlready = message('This {thing} is already in the trash.');
/** {thing}: coupon */
export const notInTrash = message('This {thing} is not in the trash.');

// Write row
/** {thing}: coupon */
export const nothingChanged = message('No changes. This {thing} already has these values.');
/** {thing}: coupon */
export const isInTrash = message('This {thing} is in the trash. Please restore it first.');
/** {thing}: coupon */
export const changedMeanwhile = message('Someone else changed this {thing} in the meantime.');
/** {count}: how many; {text}: of whom, and what happens to them */
export const consequence = message('{count, number} {text}');
