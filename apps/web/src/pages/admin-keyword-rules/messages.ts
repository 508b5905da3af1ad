// Keyword rules page
export const whatIsSaid = 'What is said';
export const keywordRules = 'Keyword Rules';
export const phrase = 'Phrase';
