// Theme templates page
export const builtIn = 'Built in';
export const yourOwn = 'Your own';
export const use = 'Use';
export const themeTemplates = 'Theme Templates';
export const name = 'Name';
export const description = 'Description';
export const values = 'Values';
export const contrast = 'Contrast';
export const origin = 'Origin';
