// Decide on idea
export const ideaChanged = 'This idea has changed since it was shown. Please look at it again.';
