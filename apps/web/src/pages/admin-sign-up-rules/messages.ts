// Sign up rules page
export const mailDomain = 'Mail domain';
export const signUpRules = 'Sign-up Rules';
