// Coupons page
export const open = 'Open';
export const opening = 'Opening...';
export const withdrawn = 'Withdrawn';
export const expired = 'Expired';
export const usedUp = 'Used up';
export const firstPurchases = 'First purchases';
export const couponsManagement = 'Coupons Management';
export const redemptions = 'Redemptions';
