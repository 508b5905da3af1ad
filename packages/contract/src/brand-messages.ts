import { message } from './messages/message.ts';

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
/** {max}: as many as a company may have */
export const atMostPillars = message(
  'At most {max, plural, one {# messaging pillar} other {# messaging pillars}}',
);
/** {max}: as many as a company may have */
export const atMostQuestions = message('At most {max, plural, one {# question} other {# questions}}');
export const lowPriority = 'Low';
export const mediumPriority = 'Medium';
export const highPriority = 'High';

// Brand
export const enterName1100Characters = 'Please enter a name of 1 to 100 characters with a letter or digit';
/** {max}: as many names as a list may have */
export const atMostNames = message('At most {max, plural, one {# name} other {# names}}');
/** {max}: as many words as a list may have */
export const atMostWords = message('At most {max, plural, one {# word} other {# words}}');
/** {max}: as many strengths as a competitor may have */
export const atMostStrengths = message('At most {max, plural, one {# strength} other {# strengths}}');

// Built in questions
export const whichAiPlatformsDoTrack = 'Which AI platforms do you track?';
export const chatgptClaude =
  'ChatGPT, Claude, Gemini and Perplexity, each through its provider’s API. The assistant’s own app may answer differently. So each answer shows its model, its location and whether the web was searched.';
export const howOftenDataUpdated = 'How often is the data updated?';
export const wheneverYouCheck =
  'Whenever you start a check, and automatically on your plan’s schedule. Every answer is kept with its date.';
export const canITrackMultipleBrands = 'Can I track multiple brands or competitors?';
export const oneAccountFollowsOneBrand =
  'One account follows one brand and the competitors you name. A second brand needs a second account.';
export const whatInsightsDoProvide = 'What insights do you provide?';
export const howOftenEachAssistantNames =
  'How often each assistant mentions you, for which keywords and how early in the answer. You also see who is mentioned alongside you and which sources are cited. Click a rate to read its answers.';
export const general = 'General';

// Omega
export const chooseAUser = 'Please choose a user';
export const chooseAKeyword = 'Please choose a keyword';

// Brand themes
/** {max}: as many characters as a name may have */
export const enterAThemeName = message(
  'Please enter a name of 1 to {max, number} characters with a letter or digit',
);
/** {max}: as many characters as each may have */
export const enterThemeWords = message(
  'Please enter words of at most {max, plural, one {# character} other {# characters}}, at least two of them letters or digits',
);
/** {max}: as many words as a theme may have */
export const atMostThemeWords = message('At most {max, plural, one {# word} other {# words}}');

// Voices, personalities and kinds of questions
export const professional = 'Professional';
export const friendly = 'Friendly';
export const expert = 'Expert';
export const casual = 'Casual';
export const innovative = 'Innovative';
export const trustworthy = 'Trustworthy';
export const energetic = 'Energetic';
export const compassionate = 'Compassionate';
export const leader = 'Leader';
export const innovator = 'Innovator';
export const helper = 'Helper';
export const partner = 'Partner';
export const disruptor = 'Disruptor';
export const community = 'Community';
export const premium = 'Premium';
export const services = 'Services';
export const expertise = 'Expertise';
export const location = 'Location';
export const industry = 'Industry';
export const solutions = 'Solutions';
export const experience = 'Experience';
export const approach = 'Approach';
export const differentiation = 'Differentiation';
