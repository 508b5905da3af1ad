// Sign up rules page
export const mailDomain = 'Mail domain';
export const signUpRules = 'Sign-up Rules';
export const allowed = 'Allowed';
export const allowedWithSubdomains = 'Allowed, with subdomains';
export const blocked = 'Blocked';
export const blockedWithSubdomains = 'Blocked, with subdomains';
export const effect = 'Effect';
export const note = 'Note';
