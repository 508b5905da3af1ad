// Endpoint
export const yourPlanIncludesNoWebhooks = 'Your plan includes no webhooks.';

// Own deliveries
export const theEndpointSwitchedOff = 'The endpoint is switched off. Switch it on first.';

// Webhook address
export const theAddressMustHoldNo = 'The address must hold no name and no password';
export const theAddressMustEndBefore = 'The address must end before the #';
export const theAddressMustBeginWith = 'The address must begin with https://';
export const theAddressMustBeOne = 'The address must be one of the internet, not of a private network';

// Webhook letters
export const yourWebhookEndpointAnsweredGone =
  'Your webhook endpoint answered that it is gone for good (status 410). Nothing is sent to it any more.';
export const name = 'Name';
export const address = 'Address';
export const seeWhatWentWrong = 'See what went wrong';
export const onceItWorksAgain =
  'Once it works again, switch it on there. Events that did not arrive can be sent again.';
