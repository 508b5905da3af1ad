import { message } from '@answerscope/contract';

// Account links
export const dashboard = 'Dashboard';
export const logIn = 'Log In';
export const signUp = 'Sign Up';
export const loading = 'Loading...';
/** {name}: of who is signed in */
export const welcome = message('Welcome, {name}');
export const signOut = 'Sign Out';

// Site footer
export const product = 'Product';
export const features = 'Features';
export const testimonials = 'Testimonials';
export const integration = 'Integration';
export const company = 'Company';
export const faqs = 'FAQs';
export const resources = 'Resources';
export const blog = 'Blog';
export const changelog = 'Changelog';
export const brand = 'Brand';
export const help = 'Help';
export const support = 'Support';
/** {year}: '2026'; {product}: its name */
export const copyright = message('© {year} {product}. Apache License 2.0.');
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
