import {
  type AdminAttention,
  CHANNEL_LABELS,
  type Channel,
  type SystemCheckName,
} from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
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

/** What needs somebody now, the most urgent first; empty where nothing does. */
export function attentionTasks({
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
}: AdminAttention): AttentionTask[] {
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
    title: `${CHANNEL_LABELS[channel]} is not asked now`,
    text: `${(reason ?? 'The provider asked to wait').replace(/\.$/, '')}. Its checks wait until then; resume it once the cause is gone.`,
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
      title: `${formatExactUsd(used)} of ${formatExactUsd(today.limit_usd)} are used today`,
      text: messages.atTheLimit,
      page: '/admin/tracker-config',
    });
  if (waiting.count > 0)
    tasks.push({
      key: 'waiting',
      title: `${counted(waiting.count, 'check')} of runs ${waiting.count === 1 ? 'waits' : 'wait'} for a worker`,
      text: messages.noWorkerHasTakenThem,
      page: '/admin/system-health',
      since: waiting.since,
    });
  if (waiting_events.count > 0)
    tasks.push({
      key: 'events',
      title: `${counted(waiting_events.count, 'event')} of the payment provider ${waiting_events.count === 1 ? 'is' : 'are'} not worked off`,
      text: messages.whoHasPaidOrCanceled,
      page: '/admin/stripe',
      since: waiting_events.since,
    });
  if (open_disputes > 0)
    tasks.push({
      key: 'disputes',
      title: `${counted(open_disputes, 'payment')} ${open_disputes === 1 ? 'is' : 'are'} disputed and not answered yet`,
      text: messages.whatNotAnsweredInTime,
      page: '/admin/stripe',
    });
  if (failing_subscriptions > 0)
    tasks.push({
      key: 'subscriptions',
      title: `${counted(failing_subscriptions, 'subscription')} ${failing_subscriptions === 1 ? 'has' : 'have'} a failed payment`,
      text: messages.thePlanEndsUnlessPayment,
      page: '/admin/stripe',
    });
  if (plan_conflicts > 0)
    tasks.push({
      key: 'conflicts',
      title: `${counted(plan_conflicts, 'plan')} ${plan_conflicts === 1 ? 'conflicts' : 'conflict'} with a subscription`,
      text: messages.planAndPaymentDiffer,
      page: '/admin/stripe',
    });
  if (failed_mails > 0)
    tasks.push({
      key: 'mails',
      title: `${counted(failed_mails, 'mail')} could not be sent`,
      text: messages.checkMailServersSettings,
      page: '/admin/mails',
    });
  if (failed_jobs > 0)
    tasks.push({
      key: 'jobs',
      title: `${counted(failed_jobs, 'job')} failed this week`,
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
      title: `${CHECK_NAMES[name]}: ${state === 'failed' ? 'failing' : 'needs attention'}`,
      text: advice === null ? found : `${found} ${advice}`,
      page: '/admin/system-health',
    });
  if (met_rules.length > 0)
    tasks.push({
      key: 'rules',
      title: `${counted(met_rules.length, 'warning rule')} ${met_rules.length === 1 ? 'is' : 'are'} met: ${met_rules.join(', ')}`,
      text: messages.seeWhatEachMeasuresNow,
      page: '/admin/rules',
    });
  if (open_errors > 0)
    tasks.push({
      key: 'errors',
      title: counted(open_errors, 'open error'),
      text: messages.whatBrokeForUsersOr,
      page: '/admin/errors',
    });
  if (pending_comments > 0)
    tasks.push({
      key: 'comments',
      title: `${counted(pending_comments, 'comment')} ${pending_comments === 1 ? 'waits' : 'wait'} for approval`,
      text: messages.nobodyButTheirWritersSees,
      page: '/admin/comments',
    });
  return tasks;
}
