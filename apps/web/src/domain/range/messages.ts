// Own dates
export const customDates = 'Custom dates';
export const applyDates = 'Apply dates';
export const fromUtc = 'From (UTC)';
export const toUtc = 'To (UTC)';
export const chooseUp366Days = 'Choose up to 366 days, the first before the last.';

// Range picker
export const dateRange = 'Date range';
export const month = 'Month';
export const customDates2 = 'Custom dates…';
