// Start page
export const whatsYourCompanyCalled = "What's your company called?";
export const weAskAiAssistantsAbout =
  'We ask AI assistants about what you offer, and look for you in their answers.';
export const step1Of2 = 'Step 1 of 2';
export const whichKeywordsDoWantTrack = 'Which keywords do you want to track?';
export const eachOneBecomesQuestionAssistant =
  'Each becomes the question below it, asked as soon as you track it.';
export const step2Of2 = 'Step 2 of 2';
export const skipForNow = 'Skip for now';
export const loading = 'Loading...';
/** @specification 8.3 */
export const failedLoadProfileData = 'Failed to load profile data';
export const skipIWillAddKeywords = 'Skip: I will add keywords myself';
