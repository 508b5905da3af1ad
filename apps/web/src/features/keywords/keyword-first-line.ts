import {
  CHANNEL_LABELS,
  type Channel,
  commaList,
  type KeywordHistory,
  LIMITS,
  waitInWords,
} from '@answerscope/contract';
import * as messages from './messages.ts';

type Channels = Pick<KeywordHistory, 'channels'>['channels'];
type Compared = Channels[number] & {
  trend: {
    earlier: NonNullable<Channels[number]['trend']['earlier']>;
    recent: NonNullable<Channels[number]['trend']['recent']>;
    window_days: number;
  };
};

/**
 * A keyword's first line is its rate over the range and what changed: '58% of 104 answers mention you · Claude ▼ 77% →
 * 41%'. The change that moved most mentions is first. Null where none of its assistants has a report.
 */
export function keywordFirstLine(
  { channels }: Pick<KeywordHistory, 'channels'>,
  timeZone?: string,
): string | null {
  if (channels.length === 0) return null;
  const change = changeInLine(channels, timeZone);
  const counted = channels.flatMap(({ current }) => current ?? []);
  const answers = counted.reduce((sum, one) => sum + one.answers, 0);
  if (answers === 0) return messages.noRateAndChange({ change });
  const mentions = counted.reduce((sum, one) => sum + one.mentions, 0);
  const isEnough = answers >= LIMITS.insight_answers_min;
  return isEnough
    ? messages.rateAndChange({ rate: mentions / answers, answers, change })
    : messages.countAndChange({ mentions, answers, change });
}

function changeInLine(channels: Channels, timeZone: string | undefined): string {
  const changed = changedOf(channels);
  if (changed.length > 0)
    return commaList(
      changed.map((one) => {
        const sign = one.trend.verdict === 'improved' ? '▲' : '▼';
        return messages.assistantMoved({ assistant: CHANNEL_LABELS[one.channel], sign, ...rates(one) });
      }),
    );
  if (channels.some(isCompared)) return messages.noSignificantChange;
  const waits = channels.flatMap(({ trend }) => trend.wait ?? []);
  const [soonest] = waits.toSorted((one, other) =>
    (one.possible_from ?? '9999').localeCompare(other.possible_from ?? '9999'),
  );
  return soonest ? waitInWords(soonest, timeZone, 'clause') : messages.notEnoughAnswersForTrend;
}

/** The assistant that the first line begins with, whose answers show the change; undefined where nothing changed. */
export function firstChangedChannel({ channels }: Pick<KeywordHistory, 'channels'>): Channel | undefined {
  return changedOf(channels)[0]?.channel;
}

/** The significant changes, most mentions gained or lost first. */
function changedOf(channels: Channels): Compared[] {
  return channels
    .filter(isCompared)
    .filter(({ trend }) => trend.verdict === 'improved' || trend.verdict === 'declined')
    .sort((one, other) => mentionsMoved(other) - mentionsMoved(one));
}

function isCompared(one: Channels[number]): one is Compared {
  const { earlier, recent, window_days } = one.trend;
  return (
    window_days !== null && earlier !== null && recent !== null && earlier.answers > 0 && recent.answers > 0
  );
}

const rates = ({ trend: { earlier, recent } }: Compared) => ({
  before: earlier.mentioned / earlier.answers,
  now: recent.mentioned / recent.answers,
});
const mentionsMoved = (one: Compared) =>
  one.trend.recent.answers * Math.abs(rates(one).now - rates(one).before);
