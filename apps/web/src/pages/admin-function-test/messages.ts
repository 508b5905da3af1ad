// Admin function test page
export const functionTest = 'Function Test';
export const loadingTheFunctions = 'Loading the functions...';
export const theFunctionsNotLoaded = 'The functions could not be loaded';
export const functions = 'Functions';
