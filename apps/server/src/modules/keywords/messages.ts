// Keywords
export const thisRowHasNoKeyword = 'This row has no keyword.';
export const thisKeywordInListTwice = 'This keyword is in the list twice.';
