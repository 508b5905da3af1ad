import { message } from '@answerscope/contract';

// Payments table
export const refundedInPart = 'Refunded in part';
export const takenBackByBank = 'Charged back';
export const payments = 'Payments';
export const nothingDue = 'Nothing due';
/** {amount}: what was given back, '$12.00' */
export const refundedAmount = message('Refunded in part: {amount}');
export const paid = 'Paid';
export const open = 'Open';
export const failed = 'Failed';
export const refunded = 'Refunded';
export const disputed = 'Disputed';
export const voided = 'Void';
export const when = 'Date';
export const invoice = 'Invoice';
export const amount = 'Amount';
export const state = 'State';
export const act = 'Act';
