import { message } from '@answerscope/contract';

// Job list
/** {job}: its name in the code, 'send-mail' */
export const jobNamed = message(`{job, select,
  deliver-webhook {Deliver webhook}
  deliver-webhook-apart {Deliver webhook, slow endpoint}
  sweep-webhooks {Sweep webhooks}
  end-account {End account}
  erase-due-accounts {Erase due accounts}
  end-disputed-subscription {End disputed subscription}
  end-extra-subscription {End extra subscription}
  fetch-site-icons {Fetch site icons}
  follow-address {Follow address}
  follow-coupon {Follow coupon}
  forget-errors {Forget errors}
  trim-errors {Trim errors}
  guess-missing-intents {Guess missing intents}
  make-backup {Make backup}
  make-summary {Make summary}
  plan-summaries {Plan summaries}
  prepare-data-copy {Prepare data copy}
  remove-expired-copies {Remove expired copies}
  prepare-data-export {Prepare data export}
  remove-expired-exports {Remove expired exports}
  purge-trash {Purge trash}
  reconcile-all-payments {Reconcile all payments}
  reconcile-due-payments {Reconcile due payments}
  reconcile-on-demand {Reconcile on demand}
  refund-payment {Refund payment}
  remove-expired-analytics-reports {Remove expired analytics reports}
  remove-old-mails {Remove old mails}
  remove-unused-media {Remove unused media}
  send-mail {Send mail}
  set-up-plans-at-stripe {Set up plans at Stripe}
  sweep-performance {Sweep performance}
  sweep-rate-buckets {Sweep rate buckets}
  sync-stripe-charge {Sync Stripe charge}
  sync-stripe-customer {Sync Stripe customer}
  warn-administrators {Warn administrators}
  other {{job}}
}`);
export const failed = 'Failed';
export const waitsForAnotherTry = 'Waits for another try';
export const waits = 'Waits';
export const inProgress = 'In progress';
export const loadingJobs = 'Loading jobs...';
export const tryAgain = 'Try again';
/** {tries}: how often it was tried, of at most {max} */
export const triesOf = message('{tries, plural, one {# try} other {# tries}} of {max, number}');
/** {at}: when */
export const created = message('created <at></at>');
/** {at}: when */
export const failedAt = message('failed <at></at>');
/** {at}: when */
export const dueAt = message('due <at></at>');
export const whatItWorksOn = 'What it works on';
/** Beside the name in the code */
export const jobName = 'Name';
export const jobId = 'Job ID';
export const input = 'Input';
export const none = 'None';

// Retry job dialog
export const tryThisJobAgain = 'Try this job again';
export const retryConsequence = 'It runs again within seconds. If it fails again, it reappears here.';
export const jobWillBeTriedAgain = 'Job will be tried again';
