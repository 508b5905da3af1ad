import { message } from '@answerscope/contract';

// Change competitor
export const nothingToChange = 'Nothing to change was given';

// Refuse competitor
export const ownWebAddress = 'This is your own web address';

// Brand
/** {name}: that was given; {owner}: the company that has it, or yourOwnBrand */
export const nameTaken = message('“{name}” is already a name of {owner}');
export const yourOwnBrand = 'your own brand';
