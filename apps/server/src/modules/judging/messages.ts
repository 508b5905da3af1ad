// Judging
export const rulesChanged = 'The rules have changed since this preview. Please start a new one.';
export const judgedOtherwise =
  'Answers are judged by something else since this preview. Please start a new one.';
export const namesChanged = 'Your names have changed since this preview. Please start a new one.';
export const stillBeingJudged =
  'Your answers are still being judged. Please wait until the preview is complete.';
export const previewEnded = 'This preview was ended already.';
export const judgedByNewest = 'Your answers are judged by the newest names and rules already.';

// Count answer in
export const answerNotLeftOut = 'This answer is not left out.';
