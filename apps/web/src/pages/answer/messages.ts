// Answer page
export const answer = 'Answer';
export const openInChecker = 'Open in checker';
export const keywords = 'Keywords';
