// Route
export const loadingTracker = 'Loading tracker...';

// Index
export const onMeasuringWhatAssistantsSay = 'On measuring what assistants say of a business.';
