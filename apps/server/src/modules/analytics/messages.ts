// Analytics
export const theLastDayMustNot = 'The last day must not be after today (UTC)';
