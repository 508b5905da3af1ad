// Channel warning
export const googleTerms =
  "Google's terms forbid storing and analysing Gemini answers that use Google Search. Every check does both. Turn search off, or make sure your agreement with Google allows it.";

// Update channel settings
export const nothingToChange = 'Nothing to change was given';
