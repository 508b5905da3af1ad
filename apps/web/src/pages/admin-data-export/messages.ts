// Admin data export page
export const dataExport = 'Data Export';
export const loadingTheExports = 'Loading the exports...';
export const newExport = 'New export';
export const exports = 'Exports';
export const theExportsNotLoaded = 'The exports could not be loaded';
export const noExports = 'No exports';
