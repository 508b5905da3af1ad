// Client errors
export const http11400Bad = 'HTTP/1.1 400 Bad Request';

// Context
export const youNotViewingAsUser = 'You are not viewing as a user.';

// Own host
export const thisAddressNotServedHere = 'This address is not served here.';

// Read body
export const theRequestTooLarge = 'The request is too large.';
