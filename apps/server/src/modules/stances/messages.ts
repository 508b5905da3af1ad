// Statements as a file
export const keyword = 'Keyword';
export const channel = 'Channel';
export const company = 'Company';
export const stance = 'Stance';
export const sign = 'Sign';
export const topic = 'Topic';
export const label = 'Label';
export const quote = 'Quote';
export const you = 'You';
export const kind = 'Kind';
export const stated = 'Stated';
export const declared = 'Declared';
export const mark = 'Mark';
export const askedAtUtc = 'Asked At (UTC)';
export const readBy = 'Read By';
export const markedAtUtc = 'Marked At (UTC)';
export const answerId = 'Answer Id';

// Review statements
export const yearInFuture = 'Please enter a year that is not in the future';
