// Account links
export const dashboard = 'Dashboard';
export const logIn = 'Log In';
export const signUp = 'Sign Up';
export const loading = 'Loading...';
export const signOut = 'Sign Out';

// Site footer
export const aboutUs = 'About Us';
export const privacyPolicy = 'Privacy Policy';
export const termsOfServices = 'Terms of Services';
export const contactSupport = 'Contact support';
export const footer = 'Footer';
export const socialLinks = 'Social Links';
export const proudlyMadeInChicago = 'Proudly made in Chicago';

// Site header
export const closeMenu = 'Close menu';
export const openMenu = 'Open menu';
export const main = 'Main';
export const home = 'Home';
export const howItWorks = 'How it Works';
export const pricing = 'Pricing';
