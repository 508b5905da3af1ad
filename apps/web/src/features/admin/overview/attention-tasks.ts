import {
  type AdminAttention,
  CHANNEL_LABELS,
  type Channel,
  commaList,
  type SystemCheckName,
  sentencesInWords,
} from '@answerscope/contract';
import { formatExactUsd } from '../../../lib/format.ts';
import { CHECK_NAMES } from '../system-health/check-words.ts';
import * as messages from './messages.ts';

/** Something that needs an administrator, and what to do about it. */
export interface AttentionTask {
  key: string;
  title: string;
  text: string;
  /** A provider that can be asked again before its wait is over. */
  channel?: Channel;
  /** Where more is said of it. */
  page?:
    | '/admin/comments'
    | '/admin/errors'
    | '/admin/jobs'
    | '/admin/mails'
    | '/admin/rules'
    | '/admin/stripe'
    | '/admin/system-health'
    | '/admin/tracker-config';
  /** Since when; null and left out where nobody knows. */
  since?: string | null;
}

/** From this share of the day's limit on, somebody should know. */
const NEAR = 0.8;

const TABLES_TITLES = {
  newer: messages.theDatabaseNewerThanProcess,
  older: messages.theDatabaseOlderThanProcess,
  unknown: messages.anotherVersionHasSetUp,
} as const;

/** What needs somebody now, the most urgent first; empty where nothing does. `say` translates texts of the server. */
export function attentionTasks(
  {
    paused_providers,
    today,
    waiting,
    failed_mails,
    failed_jobs,
    open_errors,
    open_disputes,
    failing_subscriptions,
    plan_conflicts,
    pending_comments,
    late_backup,
    other_tables,
    waiting_events,
    health,
    met_rules,
  }: AdminAttention,
  say: (text: string) => string = (text) => text,
): AttentionTask[] {
  const listed: Partial<Record<SystemCheckName, boolean>> = {
    migrations: other_tables !== null,
    workers: waiting.count > 0,
    jobs: failed_jobs > 0,
    mail: failed_mails > 0,
    backup: late_backup !== null,
  };
  const isListedAbove = (name: SystemCheckName) => listed[name] === true;
  const tasks: AttentionTask[] = paused_providers.map(({ channel, reason }) => ({
    key: channel,
    title: messages.providerPaused({ provider: CHANNEL_LABELS[channel] }),
    text: messages.checksOfProviderWait({
      reason: (reason ?? messages.providerAskedToWait).replace(/\.$/, ''),
    }),
    channel,
  }));
  if (other_tables)
    tasks.push({
      key: 'tables',
      title: TABLES_TITLES[other_tables.version],
      text: messages.restartEveryProcessInstallationWith,
      page: '/admin/system-health',
      since: other_tables.since,
    });
  const used = today.spent_usd + today.reserved_usd;
  if (used >= today.limit_usd * NEAR)
    tasks.push({
      key: 'limit',
      title: messages.usedToday({ used: formatExactUsd(used), limit: formatExactUsd(today.limit_usd) }),
      text: messages.atTheLimit,
      page: '/admin/tracker-config',
    });
  if (waiting.count > 0)
    tasks.push({
      key: 'waiting',
      title: messages.checksWait({ count: waiting.count }),
      text: messages.noWorkerHasTakenThem,
      page: '/admin/system-health',
      since: waiting.since,
    });
  if (waiting_events.count > 0)
    tasks.push({
      key: 'events',
      title: messages.eventsNotWorkedOff({ count: waiting_events.count }),
      text: messages.whoHasPaidOrCanceled,
      page: '/admin/stripe',
      since: waiting_events.since,
    });
  if (open_disputes > 0)
    tasks.push({
      key: 'disputes',
      title: messages.paymentsDisputed({ count: open_disputes }),
      text: messages.whatNotAnsweredInTime,
      page: '/admin/stripe',
    });
  if (failing_subscriptions > 0)
    tasks.push({
      key: 'subscriptions',
      title: messages.subscriptionsFail({ count: failing_subscriptions }),
      text: messages.thePlanEndsUnlessPayment,
      page: '/admin/stripe',
    });
  if (plan_conflicts > 0)
    tasks.push({
      key: 'conflicts',
      title: messages.plansConflict({ count: plan_conflicts }),
      text: messages.planAndPaymentDiffer,
      page: '/admin/stripe',
    });
  if (failed_mails > 0)
    tasks.push({
      key: 'mails',
      title: messages.mailsNotSent({ count: failed_mails }),
      text: messages.checkMailServersSettings,
      page: '/admin/mails',
    });
  if (failed_jobs > 0)
    tasks.push({
      key: 'jobs',
      title: messages.jobsFailed({ count: failed_jobs }),
      text: messages.givenUpAfterSeveralTries,
      page: '/admin/jobs',
    });
  if (late_backup)
    tasks.push({
      key: 'backup',
      title: late_backup.is_first
        ? messages.noBackupEverMade
        : late_backup.is_nightly
          ? messages.theNightlyBackupMissing
          : messages.theLastBackupMoreThan,
      text: messages.ifDatabaseLost,
      page: '/admin/system-health',
      since: late_backup.since,
    });
  for (const { name, state, found, advice } of health.filter((check) => !isListedAbove(check.name)))
    tasks.push({
      key: `health-${name}`,
      title: messages.partOfHealth({ part: CHECK_NAMES[name], state }),
      text: sentencesInWords([say(found), advice && say(advice)]),
      page: '/admin/system-health',
    });
  if (met_rules.length > 0)
    tasks.push({
      key: 'rules',
      title: messages.rulesMet({ count: met_rules.length, rules: commaList(met_rules) }),
      text: messages.seeWhatEachMeasuresNow,
      page: '/admin/rules',
    });
  if (open_errors > 0)
    tasks.push({
      key: 'errors',
      title: messages.openErrors({ count: open_errors }),
      text: messages.whatBrokeForUsersOr,
      page: '/admin/errors',
    });
  if (pending_comments > 0)
    tasks.push({
      key: 'comments',
      title: messages.commentsWait({ count: pending_comments }),
      text: messages.nobodyButTheirWritersSees,
      page: '/admin/comments',
    });
  return tasks;
}
