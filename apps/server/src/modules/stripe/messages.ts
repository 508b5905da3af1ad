// Return address
export const addressOfThisSite = 'Please give an address of this site';

// Stripe
export const keyRefused = 'Stripe refuses the key (Invalid API Key).';
export const providerDoesNotAnswer =
  'The payment provider does not answer. Please try again in a few minutes.';

// Ask for set up
export const noPayments = 'Payments are not set up. Set STRIPE_SECRET_KEY first.';
export const setUpUnderWay = 'A set-up is already running. Please wait for it to finish.';
