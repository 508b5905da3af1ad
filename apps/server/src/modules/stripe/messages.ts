// Return address
export const addressOfThisSite = 'Please give an address of this site';

// Stripe
export const keyRefused = 'Stripe refuses the key (Invalid API Key).';
export const providerDoesNotAnswer =
  'The payment provider does not answer. Please try again in a few minutes.';

// Ask for set up
export const noPayments = 'Nothing takes payments here. Set STRIPE_SECRET_KEY first.';
export const setUpUnderWay = 'A set-up is under way. Please wait until it has ended.';
