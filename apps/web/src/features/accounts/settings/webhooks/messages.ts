import { message } from '@answerscope/contract';

// Ask first
export const makeANewSecret = 'Create new secret';
/** {name}: the endpoint's */
export const newSecretOf = message('New secret for {name}');
/** {name}: the endpoint's; {hours}: for how many the former secret works */
export const signedWithBoth = message(
  'For {hours, plural, one {# hour} other {# hours}}, events for {name} are signed with both secrets. After that, only the new one counts. Update your program before then.',
);
export const endpointDeleted = 'Endpoint deleted';
export const deleteThisEndpoint = 'Delete this endpoint';
export const deleteLabel = 'Delete';
/** {name}: the endpoint's */
export const nothingIsSentAnyMore = message(
  'No more events are sent to {name}. Its deliveries and secret are deleted. This cannot be undone. Switch it off instead to pause it.',
);

// Deliveries sheet
/** {name}: the endpoint's */
export const deliveriesTo = message('Deliveries to {name}');
export const sendTestEvent = 'Send test event';
export const theEndpointIsOff = 'The endpoint is off. Switch it on to send to it.';
export const endpointNotInPlan = 'Your plan does not include this endpoint. Nothing is sent to it.';
export const deliveriesNotLoaded = 'The deliveries could not be loaded';
export const loadingDeliveries = 'Loading deliveries...';
export const nothingWasSentYet = 'No deliveries yet';
export const testEventHint = 'Send a test event to see if your program accepts it.';
export const deliveries = 'Deliveries';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const sendOnceMore = 'Send again';
/** {count}: how many are listed; {days}: for how many they are kept */
export const deliveriesAreKept = message(
  'Newest {count, number}, kept for {days, plural, one {# day} other {# days}}.',
);

// Endpoint dialog
export const yourNewEndpoint = 'Your new endpoint';
export const addAnEndpoint = 'Add an endpoint';
export const editThisEndpoint = 'Edit this endpoint';
export const whatItIs = 'Name';
export const endpointNameHint = 'For example “Our warehouse”';
export const address = 'Address';
export const endpointAddressHint = 'Starts with https:// and answers within 2 seconds.';
export const whenToSend = 'Events';
export const add = 'Add';
export const adding = 'Adding...';
export const save = 'Save';

// Endpoint item
export const endpointSwitchedOff = 'Endpoint switched off';
export const endpointSwitchedOn = 'Endpoint switched on';
export const edit = 'Edit';
/** {name}: the endpoint's */
export const editEndpoint = message('Edit {name}');
/** {name}: the endpoint's */
export const switchOffEndpoint = message('Turn off {name}');
/** {name}: the endpoint's */
export const switchOnEndpoint = message('Turn on {name}');
export const newSecret = 'New secret';
/** {name}: the endpoint's */
export const newSecretFor = message('New secret for {name}');
/** {name}: the endpoint's */
export const deleteEndpoint = message('Delete {name}');

// Secret dialog
export const copySecretYourself = 'Your browser does not allow copying. Please copy the secret by hand.';
export const copyTheSecret = 'Copy secret';
export const keepSecretNow =
  "Your program checks our events with this secret. Copy it now. You won't be able to see it again.";
/** {link}: leads to the standard's site */
export const signedAsStandard = message(
  'Events follow <link>Standard Webhooks</link>. Its libraries check them with this secret.',
);

// Webhook words
export const aReportIsReady = 'A report is ready';
export const aRunHasEnded = 'A run has ended';
export const testEvent = 'Test event';
/** {event}: one of the texts above; {name}: what programs call it, as 'run.ended' */
export const eventWithName = message('{event} ({name})');
/** {time}: of the first failure in a row. One entry in a list of facts. */
export const nothingArrivedSince = message('no delivery since {time}');
/** {time}: until which the previous secret works. One entry in a list of facts. */
export const formerSecretSigns = message('old secret also signs until {time}');
/** {status}: of HTTP, as '503'. One entry in a list of facts. */
export const answeredStatus = message('status {status}');
/** {count}: how often it was sent. One entry in a list of facts. */
export const attempts = message('{count, plural, one {# attempt} other {# attempts}}');
/** {time}: of the next attempt. One entry in a list of facts. */
export const nextAttempt = message('next {time}');
export const notInYourPlan = 'Not in your plan';
export const switchedOff = 'Switched off after failed deliveries';
export const failing = 'Failing';
export const failedWithStatus = 'The endpoint returned an error';
export const failedByRedirect = 'The endpoint redirected. We do not follow redirects';
export const failedAsGone = 'The endpoint reported that it no longer exists';
export const failedByTimeout = 'The endpoint did not answer in time';
export const failedToResolve = 'The address has no public IP address';
export const failedAsPrivate = 'The address is in a private network';
export const failedToReach = 'The endpoint could not be reached';
export const failedByCertificate = 'The certificate of the endpoint is not valid';
export const failedWhileOff = 'The endpoint was off';
export const failedToSend = 'It could not be sent. If this continues, create a new secret';

// Webhooks panel
export const webhooksNotLoaded = 'Your webhooks could not be loaded';
export const webhooksLede =
  'Signed events notify your programs when a report is ready or a run has ended. They contain ids and links, no answers.';
export const readAboutWebhooks = 'Webhook documentation';
export const webhookEndpoints = 'Webhook endpoints';
export const noWebhooksInPlan = 'Your plan includes no webhooks.';
/** {count}: endpoints that the plan includes */
export const planIncludesEndpoints = message(
  'Your plan includes {count, plural, one {one endpoint} other {# endpoints}}. Delete one to add another.',
);
export const seeThePlans = 'See the plans';
