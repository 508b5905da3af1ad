// Theme templates page
export const builtIn = 'Built in';
export const yourOwn = 'Your own';
export const use = 'Use';
export const themeTemplates = 'Theme Templates';
