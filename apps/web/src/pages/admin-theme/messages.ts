// Admin theme page
export const themeManagement = 'Theme Management';
export const themeTemplates = 'Theme Templates';
export const theDesignNotLoaded = 'The design could not be loaded';
export const loadingTheDesign = 'Loading the design...';
