// Read stances
export const askedAtUtc = 'Asked At (UTC)';
export const readBy = 'Read By';
export const markedAtUtc = 'Marked At (UTC)';
export const answerId = 'Answer Id';

// Review statements
export const enterYearNotInFuture = 'Please enter a year that is not in the future';
