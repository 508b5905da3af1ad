// Judging
export const rulesChanged = 'The rules have changed since this preview. Please start a new one.';
export const judgedOtherwise =
  'The way answers are judged has changed since this preview. Please start a new one.';
export const namesChanged = 'Your names have changed since this preview. Please start a new one.';
export const stillBeingJudged =
  'Your answers are still being judged. Please wait until the preview is complete.';
export const previewEnded = 'This preview has already ended.';
export const judgedByNewest = 'Your answers already use the newest names and rules.';

// Count answer in
export const answerNotLeftOut = 'This answer is not left out.';
