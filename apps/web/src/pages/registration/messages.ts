// Registration page
export const accountCreatedSuccessfully = 'Account Created Successfully! 🎉';
export const createAccount = 'Create Account';
export const yourAccountBeginsOnFree = 'Your account begins on Free. No card is needed.';
export const signIn = 'Sign In';
