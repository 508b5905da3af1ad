import { message } from '@answerscope/contract';

// Endpoint
export const noWebhooksInPlan = 'Your plan includes no webhooks.';
/** {max}: of the plan */
export const endpointLimit = message(
  'Your plan includes {max, plural, one {# webhook endpoint} other {# webhook endpoints}}. Delete one first.',
);

// Own deliveries
export const endpointIsOff = 'The endpoint is off. Turn it on first.';

// Webhook address
export const addressWithPassword = 'The address can’t contain a user name or password';
export const addressWithHash = 'The address must end before the #';
export const addressWithoutHttps = 'The address must begin with https://';
/** {https}: the usual port; {first}: the first of those that anybody may use. Each without a separator. */
export const portRefused = message('The port must be {https}, or {first} and above');
export const addressNotPublic = 'The address must be public, not in a private network';

// Webhook letters
/** {product}: our name */
export const endpointOffSubject = message('A webhook endpoint of your {product} account was turned off');
/** {days}: without an event */
export const nothingArrived = message(
  'Your webhook endpoint received no event for {days, plural, one {# day} other {# days}}. We stopped sending.',
);
export const endpointGone = 'Your webhook endpoint answered 410 (gone). We stopped sending.';
export const name = 'Name';
export const address = 'Address';
export const seeWhatWentWrong = 'See what went wrong';
export const switchOnAgain = 'Turn it on again once it works. You can resend missed events.';
