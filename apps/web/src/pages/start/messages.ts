// Start page
export const whatsYourCompanyCalled = "What's your company called?";
export const weAskAiAssistantsAbout =
  'We ask AI assistants about your field and look for your company in the answers.';
export const step1Of2 = 'Step 1 of 2';
export const whichKeywordsDoWantTrack = 'Which keywords do you want to track?';
export const eachOneBecomesQuestionAssistant = 'We ask the question below each keyword you track.';
export const step2Of2 = 'Step 2 of 2';
export const skipForNow = 'Skip for now';
export const loading = 'Loading...';
/** @specification 8.3 */
export const failedLoadProfileData = 'Failed to load profile data';
export const skipIWillAddKeywords = 'Add keywords myself';
