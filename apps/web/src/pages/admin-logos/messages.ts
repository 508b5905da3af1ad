// Logos page
export const logosManagement = 'Logos Management';
