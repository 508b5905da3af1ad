// Admin tracker config page
export const trackerConfiguration = 'Tracker Configuration';
export const loadingTheSettings = 'Loading the settings...';
export const whatHoldsForAllAssistants = 'What holds for all assistants could not be loaded';
export const theChannelsNotLoaded = 'The channels could not be loaded';
export const everyAssistantAskedWithProducts = "Every assistant is asked with the product's own settings.";
