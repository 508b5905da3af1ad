import { CHANNEL_LABELS, type Channel, type Dashboard, type ReportSummary } from '@answerscope/contract';
import { budgetOf } from './budget.ts';

/** Something that wants the user, and the page where it is done. */
export interface HomeTask {
  kind: 'declined' | 'mixed' | 'failed' | 'budget' | 'competitors' | 'unasked' | 'missing_answers';
  title: string;
  text: string;
  /** The report that says so. */
  report_id?: string;
}

interface Known {
  dashboard: Pick<Dashboard, 'channels' | 'failed_checks' | 'spending'>;
  hasCompetitors: boolean;
}

/** What to do next, most urgent first. Only what the numbers bear out: a flip alone is no reason to act. */
export function homeTasks({ dashboard, hasCompetitors }: Known): HomeTask[] {
  const { channels, failed_checks, spending } = dashboard;
  const { share } = budgetOf(spending);
  const tasks: (HomeTask | null)[] = [
    ...channels.map(({ channel, latest }) => latest && declined(channel, latest)),
    failed_checks.total > 0
      ? {
          kind: 'failed',
          title: `${countOf(failed_checks.total, 'check')} failed`,
          text: 'What these assistants would say is unknown until they are asked again.',
        }
      : null,
    share !== null && share >= 0.9
      ? {
          kind: 'budget',
          title: `${Math.round(share * 100)}% of this month's budget is spent`,
          text: spending.is_simulated
            ? 'Checks stop when nothing of it is left. Answers are simulated: it is no real money.'
            : 'Checks stop when nothing of it is left.',
        }
      : null,
    hasCompetitors
      ? null
      : {
          kind: 'competitors',
          title: 'Name your competitors',
          text: 'Then you see who is named when you are not, and your share of voice.',
        },
    ...unasked(channels),
    ...missingAnswers(channels),
  ];
  return tasks.filter((task) => task !== null);
}

/** The tasks where failed checks are listed beside them; null when these are all there is to do. */
export function tasksBesideFailed(known: Known): HomeTask[] | null {
  const all = homeTasks(known);
  const others = all.filter(({ kind }) => kind !== 'failed');
  return others.length === 0 && all.length > 0 ? null : others;
}

function declined(channel: Channel, { id, revision }: ReportSummary): HomeTask | null {
  const name = CHANNEL_LABELS[channel];
  const less = countOf(revision.verdicts.declined, 'keyword');
  if (revision.verdict === 'declined') {
    return {
      kind: 'declined',
      title: `${name} names you less often`,
      text: `${less} declined by more than chance explains.`,
      report_id: id,
    };
  }
  if (revision.verdict !== 'mixed') return null;
  const more = countOf(revision.verdicts.improved, 'keyword');
  return {
    kind: 'mixed',
    title: `${name} names you less often for some keywords`,
    text: `${less} declined and ${more} improved, both by more than chance explains.`,
    report_id: id,
  };
}

function unasked(channels: Known['dashboard']['channels']): HomeTask[] {
  const names = channels
    .filter((one) => one.is_in_plan && one.is_configured && one.results.keywords === 0)
    .map(({ channel }) => CHANNEL_LABELS[channel]);
  if (names.length === 0) return [];
  return [
    {
      kind: 'unasked',
      title: `Ask ${new Intl.ListFormat('en').format(names)}, too`,
      text: 'Your plan includes it, and it was not asked yet.',
    },
  ];
}

function missingAnswers(channels: Known['dashboard']['channels']): HomeTask[] {
  // Where is checked too rarely, or no answer names a company, more of the same would not be enough: the card says what is.
  const missing = channels
    .filter(({ latest }) => !latest || latest.revision.rate !== null || latest.revision.empty_answers === 0)
    .reduce(
      (sum, one) => sum + (one.missing && one.missing.check_every_days === null ? one.missing.answers : 0),
      0,
    );
  if (missing === 0) return [];
  return [
    {
      kind: 'missing_answers',
      title: 'Check again to tell change from chance',
      text: `${countOf(missing, 'more check')} would be enough for all keywords of your newest reports.`,
    },
  ];
}

const countOf = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
