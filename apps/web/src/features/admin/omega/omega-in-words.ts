import { CHANNEL_LABELS, type Channel, type ForcedStatus, type OmegaForecast } from '@answerscope/contract';
import { formatShare } from '../../../domain/rate/format-rate.ts';
import { STATE_WORDS } from '../../../domain/verdict/state-words.ts';
import * as messages from './messages.ts';

/** How forced statuses of each state are called, and what is said where there is none. */
export const OMEGA_STATE_WORDS = {
  in_force: { label: messages.inForce, none: messages.noStatusIsSet },
  expired: { label: messages.expired, none: messages.noSetStatusHasExpired },
  lifted: { label: messages.lifted, none: messages.noSetStatusLifted },
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
  const assistant = CHANNEL_LABELS[channel];
  const now =
    result === null
      ? messages.neverAsked({ assistant })
      : messages.nowAndThen({
          assistant,
          state: STATE_WORDS[result.result_state],
          mentions: result.k,
          answers: result.n,
          status: STATE_WORDS[status],
        });
  if (report === null) return { now, changes: [], rest: messages.noReportYet({ assistant }) };
  const { before, after } = report;
  const of = (mentioned: number, total: number, share: number) =>
    messages.mentionedOf({ mentioned, total, share: formatShare(share) });
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
    row.before === row.after
      ? []
      : [messages.countChanges({ what: row.label, before: String(row.before), after: String(row.after) })],
  );
  return {
    now,
    changes,
    rest: changes.length === 0 ? messages.noCountChanges : messages.earlierReportsStay,
  };
}
