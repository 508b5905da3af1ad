// Tracked keywords
export const yourKeywordsNotLoaded = 'Your keywords could not be loaded';
export const checkSelected = 'Check selected';
export const oneKeyword = 'keyword';

// Visibility page
export const visibilityTracker = 'Visibility tracker';
export const theVisibilityTrackerNotLoaded = 'The visibility tracker could not be loaded';
export const theNewestResultsNotLoaded = 'The newest results could not be loaded';
