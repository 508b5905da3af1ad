import { message } from '@answerscope/contract';

// Endpoint
export const noWebhooksInPlan = 'Your plan includes no webhooks.';
/** {max}: of the plan */
export const endpointLimit = message(
  'Your plan includes {max, plural, one {# webhook endpoint} other {# webhook endpoints}}. Delete one first.',
);

// Own deliveries
export const endpointIsOff = 'The endpoint is switched off. Switch it on first.';

// Webhook address
export const addressWithPassword = 'The address must hold no name and no password';
export const addressWithHash = 'The address must end before the #';
export const addressWithoutHttps = 'The address must begin with https://';
/** {https}: the usual port; {first}: the first of those that anybody may use. Each without a separator. */
export const portRefused = message('The port must be {https}, or {first} and above');
export const addressNotPublic = 'The address must be one of the internet, not of a private network';

// Webhook letters
/** {product}: our name */
export const endpointOffSubject = message('A webhook endpoint of your {product} account was switched off');
/** {days}: without an event */
export const nothingArrived = message(
  'For {days, plural, one {# day} other {# days}} no event has arrived at your webhook endpoint. Nothing is sent to it any more.',
);
export const endpointGone =
  'Your webhook endpoint answered that it is gone for good (status 410). Nothing is sent to it any more.';
export const name = 'Name';
export const address = 'Address';
export const seeWhatWentWrong = 'See what went wrong';
export const switchOnAgain =
  'Once it works again, switch it on there. Events that did not arrive can be sent again.';
