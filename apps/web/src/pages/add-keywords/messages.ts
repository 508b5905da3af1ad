// Add keywords page
export const oneByOne = 'One by one';
export const pastedList = 'Pasted list';
export const csvFile = 'CSV file';
export const aiGeneration = 'AI Generation';
export const addKeywords = 'Add keywords';
export const allKeywords = 'All keywords';
export const howToAddKeywords = 'How to add keywords';
export const loading = 'Loading...';

// Ai generation
/** @specification 8.3 */
export const failedLoadProfileData = 'Failed to load profile data';
export const discardTheseKeywords = 'Discard these keywords';
