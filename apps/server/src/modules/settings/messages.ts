// Channel warning
export const googleTerms =
  "Google's terms forbid storing and analysing Gemini's answers that are grounded in Google Search, and every check stores and analyses its answer. Switch the search off, or make sure that your agreement with Google allows it.";

// Update channel settings
export const nothingToChange = 'Nothing to change was given';
