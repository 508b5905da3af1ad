import { message } from '@answerscope/contract';

// Taken
export const taken = 'Already taken';
/** {field}: its label, 'Name' */
export const takenMeanwhile = message('This value is already taken ({field}).');

// Reorder rows
export const alreadyInOrder = 'The list is already in this order.';

// Trash rows
export const stillReferredTo = 'This is still in use, so it stays in the trash.';
export const inTrashAlready = 'This is already in the trash.';
export const notInTrash = 'This is not in the trash.';

// Write row
export const nothingChanged = 'No changes. These values are already saved.';
export const isInTrash = 'This is in the trash. Please restore it first.';
export const changedMeanwhile = 'Someone else changed this in the meantime.';
export const touchesOthers = 'This change affects others. Please confirm its consequences and give a reason.';
