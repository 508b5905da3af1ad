import { message } from '@answerscope/contract';

// Admin tracker config page
export const trackerConfiguration = 'Tracker Configuration';
export const loadingTheSettings = 'Loading the settings...';
export const whatHoldsForAllAssistants = 'What holds for all assistants could not be loaded';
export const theChannelsNotLoaded = 'The channels could not be loaded';
export const everyAssistantAskedWithProducts = "Every assistant is asked with the product's own settings.";
/** {changed} of {all}: assistants whose settings an administrator changed, at least 1 */
export const assistantsChanged = message(
  '{changed, plural, one {# assistant} other {# assistants}} of {all, number} {changed, plural, one {has} other {have}} settings of your own.',
);
/** {count}: how many assistants need it; {assistants}: their names, 'ChatGPT and Claude' */
export const needAttention = message('{assistants} {count, plural, one {needs} other {need}} attention.');
