import { message } from '@answerscope/contract';

// Keywords
export const rowWithoutKeyword = 'This row has no keyword.';
/** {code}: of Unicode, 200B */
export const invisibleCharacter = message('The invisible character U+{code} cannot be part of a keyword.');
/** {character}: that cannot */
export const strangeCharacter = message('“{character}” cannot be part of a keyword.');
export const keywordTwice = 'This keyword is in the list twice.';
