// Faq items page
export const faqManagement = 'FAQ Management';
