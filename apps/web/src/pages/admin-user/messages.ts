// Admin user page
export const adminUsers = 'Admin Users';
export const userDetails = 'User Details';
export const theUserNotLoaded = 'The user could not be loaded';
export const thisUserNotFound = 'This user was not found';
export const allUsers = 'All users';
