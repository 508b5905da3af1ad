// Tagged
export const nothingToChange = 'Nothing to change';
export const tagsChanged = 'Tags changed';

// Use tag keywords
export const changeTags = 'Change tags';
export const tagsNotChanged = 'Tags not changed';
export const undo = 'Undo';
