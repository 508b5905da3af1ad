// Faq categories page
export const faqItems = 'FAQ items';
export const faqCategories = 'FAQ Categories';
export const name = 'Name';
