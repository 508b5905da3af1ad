// Design
export const in1PairColoursHas = '1 pair of colours has';

// Theme templates
export const itCannotBeChanged = 'It cannot be changed: take its tokens for one of your own.';
export const itCannotBePutIn = 'It cannot be put in the trash.';

// Change draft
export const somebodyElseHasChangedDraft = 'Somebody else has changed the draft in the meantime.';
export const nothingChanged = 'Nothing changed: the draft already has these values.';

// Publish design
export const theDraftWasChanged = 'The draft was changed';
export const anotherDesignWasPublished = 'Another design was published';
export const thisDesignPublishedAlready = 'This design is published already.';
