// Logos page
export const logosManagement = 'Logos Management';
export const image = 'Image';
export const name = 'Name';
export const status = 'Status';
