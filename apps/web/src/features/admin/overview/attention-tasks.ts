import { type AdminAttention, CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatUsd } from '../../../lib/format.ts';

/** Something that needs an administrator, and what to do about it. */
export interface AttentionTask {
  key: string;
  title: string;
  text: string;
  /** A provider that can be asked again before its wait is over. */
  channel?: Channel;
  /** Where more is said of it. */
  page?: '/admin/api' | '/admin/comments' | '/admin/errors' | '/admin/jobs' | '/admin/stripe';
}

/** From this share of the day's limit on, somebody should know. */
const NEAR = 0.8;

/** What needs somebody now, the most urgent first; empty where nothing does. */
export function attentionTasks({
  paused_providers,
  today,
  waiting,
  failed_mails,
  failed_jobs,
  open_errors,
  open_disputes,
  pending_comments,
}: AdminAttention): AttentionTask[] {
  const tasks: AttentionTask[] = paused_providers.map(({ channel, reason }) => ({
    key: channel,
    title: `${CHANNEL_LABELS[channel]} is not asked now`,
    text: `${reason ?? 'The provider asked to wait'}. Its checks wait until then; resume it once the cause is gone.`,
    channel,
  }));
  const used = today.spent_usd + today.reserved_usd;
  if (used >= today.limit_usd * NEAR)
    tasks.push({
      key: 'limit',
      title: `${formatUsd(used)} of ${formatUsd(today.limit_usd)} are used today`,
      text: 'At the limit of the day no more answers are asked for until midnight UTC.',
      page: '/admin/api',
    });
  if (waiting.count > 0)
    tasks.push({
      key: 'waiting',
      title: `${counted(waiting.count, 'check')} of runs ${waiting.count === 1 ? 'waits' : 'wait'} for a worker`,
      text: 'No worker has taken them for five minutes: look whether one is running.',
    });
  if (open_disputes > 0)
    tasks.push({
      key: 'disputes',
      title: `${counted(open_disputes, 'payment')} ${open_disputes === 1 ? 'is' : 'are'} disputed and not answered yet`,
      text: 'What is not answered in time is lost.',
      page: '/admin/stripe',
    });
  if (failed_mails > 0)
    tasks.push({
      key: 'mails',
      title: `${counted(failed_mails, 'mail')} could not be sent`,
      text: 'Given up after several tries: check the settings of the mail server, then try them again.',
      page: '/admin/jobs',
    });
  if (failed_jobs > 0)
    tasks.push({
      key: 'jobs',
      title: `${counted(failed_jobs, 'job')} failed this week`,
      text: 'Given up after several tries: see what went wrong, then try them again.',
      page: '/admin/jobs',
    });
  if (open_errors > 0)
    tasks.push({
      key: 'errors',
      title: counted(open_errors, 'open error'),
      text: 'What broke for users or on the server, and is not resolved.',
      page: '/admin/errors',
    });
  if (pending_comments > 0)
    tasks.push({
      key: 'comments',
      title: `${counted(pending_comments, 'comment')} ${pending_comments === 1 ? 'waits' : 'wait'} for approval`,
      text: 'Nobody but their writers sees them until you have approved them.',
      page: '/admin/comments',
    });
  return tasks;
}
