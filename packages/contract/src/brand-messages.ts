// Brand operations
export const nameABrand = 'Please name a brand';
export const chooseWhatBeFound = 'Please choose what is to be found';
export const nameAtLeastOneOperation = 'Please name at least one operation';
export const yourAnalyticsReportsLast30 = 'Your analytics reports of the last 30 days are ready.';

// Brand profile
export const chooseABrandVoice = 'Please choose a brand voice';
export const chooseABrandPersonality = 'Please choose a brand personality';
export const chooseAPriority = 'Please choose a priority';
export const enterPlainText = 'Please enter plain text';
export const chooseACategory = 'Please choose a category';

// Brand
export const enterName1100Characters = 'Please enter a name of 1 to 100 characters with a letter or digit';

// Built in questions
export const whichAiPlatformsDoTrack = 'Which AI platforms do you track?';
export const chatgptClaude =
  'ChatGPT, Claude, Gemini and Perplexity, each through its provider’s own programming interface. Such an answer is not the answer of the consumer app, which may say something else, so every answer names its model, whether it searched and the place it was asked for.';
export const howOftenDataUpdated = 'How often is the data updated?';
export const wheneverYouCheck =
  'Whenever you check, and by itself as often as your plan says. Every answer is kept with its date.';
export const canITrackMultipleBrands = 'Can I track multiple brands or competitors?';
export const oneAccountFollowsOneBrand =
  'One account follows one brand and the competitors you name. A second brand needs a second account.';
export const whatInsightsDoProvide = 'What insights do you provide?';
export const howOftenEachAssistantNames =
  'How often each assistant names you, for which keywords, how early in the answer, next to whom, and from which sources. Every rate comes with the number of answers behind it and its 95% interval, and opens those answers.';

// Omega
export const chooseAUser = 'Please choose a user';
export const chooseAKeyword = 'Please choose a keyword';
