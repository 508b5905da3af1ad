// Admin stripe page
export const stripeIntegration = 'Stripe Integration';
export const loadingThePayments = 'Loading the payments...';
export const thePaymentsNotLoaded = 'The payments could not be loaded';
