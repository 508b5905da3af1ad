// Return address
export const giveAddressSite = 'Please give an address of this site';

// Stripe
export const stripeRefusesKeyInvalidApi = 'Stripe refuses the key (Invalid API Key).';
export const thePaymentProviderDoesNot =
  'The payment provider does not answer. Please try again in a few minutes.';

// Ask for set up
export const nothingTakesPaymentsHere = 'Nothing takes payments here. Set STRIPE_SECRET_KEY first.';
export const aSetUpUnderWay = 'A set-up is under way. Please wait until it has ended.';
