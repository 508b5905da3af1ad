// Payments table
export const refundedInPart = 'Refunded in part';
export const takenBackByBank = 'Taken back by the bank';
export const payments = 'Payments';
export const nothingDue = 'Nothing due';
