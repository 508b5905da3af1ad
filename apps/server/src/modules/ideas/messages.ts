// Decide on idea
export const thisIdeaHasChangedSince = 'This idea has changed since it was shown. Please look at it again.';
