// Change competitor
export const nothingChangeGiven = 'Nothing to change was given';

// Refuse competitor
export const thisOwnWebAddress = 'This is your own web address';
