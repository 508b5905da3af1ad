import { message } from '@answerscope/contract';

// Job list
/** {job}: its name in the code, with underscores: 'send_mail' */
export const jobNamed = message(`{job, select,
  deliver_webhook {Deliver webhook}
  deliver_webhook_apart {Deliver webhook, slow endpoint}
  sweep_webhooks {Sweep webhooks}
  end_account {End account}
  erase_due_accounts {Erase due accounts}
  end_disputed_subscription {End disputed subscription}
  end_extra_subscription {End extra subscription}
  fetch_site_icons {Fetch site icons}
  follow_address {Follow address}
  follow_coupon {Follow coupon}
  forget_errors {Forget errors}
  trim_errors {Trim errors}
  guess_missing_intents {Guess missing intents}
  make_backup {Make backup}
  make_summary {Make summary}
  plan_summaries {Plan summaries}
  prepare_data_copy {Prepare data copy}
  remove_expired_copies {Remove expired copies}
  prepare_data_export {Prepare data export}
  remove_expired_exports {Remove expired exports}
  purge_trash {Purge trash}
  reconcile_all_payments {Reconcile all payments}
  reconcile_due_payments {Reconcile due payments}
  reconcile_on_demand {Reconcile on demand}
  refund_payment {Refund payment}
  remove_expired_analytics_reports {Remove expired analytics reports}
  remove_old_mails {Remove old mails}
  remove_unused_media {Remove unused media}
  send_mail {Send mail}
  set_up_plans_at_stripe {Set up plans at Stripe}
  sweep_performance {Sweep performance}
  sweep_rate_buckets {Sweep rate buckets}
  sync_stripe_charge {Sync Stripe charge}
  sync_stripe_customer {Sync Stripe customer}
  warn_administrators {Warn administrators}
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
