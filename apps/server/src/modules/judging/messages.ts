// Judging
export const theRulesHaveChangedSince = 'The rules have changed since this preview. Please start a new one.';
export const answersJudgedBySomethingElse =
  'Answers are judged by something else since this preview. Please start a new one.';
export const yourNamesHaveChangedSince =
  'Your names have changed since this preview. Please start a new one.';
export const yourAnswersStillBeingJudged =
  'Your answers are still being judged. Please wait until the preview is complete.';
export const thisPreviewEndedAlready = 'This preview was ended already.';
export const yourAnswersJudgedByNewest = 'Your answers are judged by the newest names and rules already.';

// Count answer in
export const thisAnswerNotLeftOut = 'This answer is not left out.';
