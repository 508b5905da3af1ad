import { CHANNEL_LABELS, type Channel, type ForcedStatus, type OmegaForecast } from '@answerscope/contract';
import { formatShare } from '../../../domain/rate/format-rate.ts';
import { STATE_WORDS } from '../../../domain/verdict/state-words.ts';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

/** How forced statuses of each state are called, and what is said where there is none. */
export const OMEGA_STATE_WORDS = {
  in_force: { label: messages.inForce, answer: 'in force', none: messages.noStatusIsSet },
  expired: { label: messages.expired, answer: 'expired', none: messages.noSetStatusHasExpired },
  lifted: { label: messages.lifted, answer: 'lifted', none: messages.noSetStatusLifted },
} as const;

/** What is said of a status that would be forced, before it is. */
interface ForecastInWords {
  /** What the newest check says: 'ChatGPT: Not mentioned, in 0 of 3 answers.' */
  now: string;
  /** The counts that change, each from what to what. */
  changes: string[];
  /** What is not changed, or why nothing is. */
  rest: string;
}

/** Which numbers of reports a forced status touches, in words. */
export function forecastInWords(
  { result, report }: Pick<OmegaForecast, 'result' | 'report'>,
  { channel, status }: { channel: Channel; status: ForcedStatus },
): ForecastInWords {
  const label = CHANNEL_LABELS[channel];
  const word = STATE_WORDS[status];
  const now =
    result === null
      ? `${label} was never asked about this keyword: the status is shown with its first check.`
      : `${label} now: ${STATE_WORDS[result.result_state]} (${result.k} of ${counted(result.n, 'answer')}). It will be shown as ${word}.`;
  if (report === null)
    return {
      now,
      changes: [],
      rest: `There is no report on ${label} yet. Its first one counts the status as set.`,
    };
  const { before, after } = report;
  const of = (mentioned: number, total: number, share: number) =>
    `${mentioned} of ${total} (${formatShare(share)})`;
  const rows = [
    {
      label: messages.keywordsMentioningTheCompany,
      before: of(before.mentioned_keywords, report.total_keywords, before.percentage_mentioned),
      after: of(after.mentioned_keywords, report.total_keywords_after, after.percentage_mentioned),
    },
    {
      label: messages.notMentioned,
      before: before.not_mentioned_keywords,
      after: after.not_mentioned_keywords,
    },
    { label: messages.newlyMentioned, before: before.improved_keywords, after: after.improved_keywords },
    { label: messages.noLongerMentioned, before: before.declined_keywords, after: after.declined_keywords },
  ];
  const changes = rows.flatMap((row) =>
    row.before === row.after ? [] : [`${row.label}: ${row.before} → ${row.after}`],
  );
  const kept = messages.answersRatesAndReportsWere;
  return { now, changes, rest: changes.length === 0 ? `No count of the next report changes. ${kept}` : kept };
}
