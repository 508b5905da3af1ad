// Plans page
export const pricePerMonth = 'Price per month';
export const newAccounts = 'New accounts';
export const plansManagement = 'Plans Management';
