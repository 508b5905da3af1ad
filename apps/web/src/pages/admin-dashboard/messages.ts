// Admin dashboard page
export const adminDashboard = 'Admin Dashboard';
export const days = 'Days';
export const theNumbersNotLoaded = 'The numbers could not be loaded';
