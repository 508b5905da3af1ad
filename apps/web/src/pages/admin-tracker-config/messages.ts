import { message } from '@answerscope/contract';

// Admin tracker config page
export const trackerConfiguration = 'Tracker Configuration';
export const loadingTheSettings = 'Loading the settings...';
export const whatHoldsForAllAssistants = 'The settings for all assistants could not be loaded';
export const theChannelsNotLoaded = 'The channels could not be loaded';
export const everyAssistantAskedWithProducts = 'All assistants use the default settings.';
/** {changed} of {all}: assistants whose settings an administrator changed, at least 1 */
export const assistantsChanged = message(
  '{changed, number} of {all, plural, one {# assistant} other {# assistants}} with your own settings.',
);
/** {count}: how many assistants need it; {assistants}: their names, 'ChatGPT and Claude' */
export const needAttention = message('{assistants} {count, plural, one {needs} other {need}} attention.');
