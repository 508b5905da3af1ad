import { message } from '@answerscope/contract';

// Faq items page
export const faqManagement = 'FAQ Management';
/** {category}: the name of one that is in the trash */
export const categoryInTrash = message('{category} (in the trash, so not shown)');
export const question = 'Question';
export const category = 'Category';
export const status = 'Status';
export const none = 'None';
