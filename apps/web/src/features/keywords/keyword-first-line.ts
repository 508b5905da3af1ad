import {
  CHANNEL_LABELS,
  type Channel,
  type KeywordHistory,
  steadyInSentence,
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
 * A keyword's first line is its trend: the significant changes, most mentions gained or lost first, else what is steady, else from when on there is a
 * trend. Null where none of its assistants has a report: then its newest answers are all there is.
 */
export function keywordFirstLine(
  { channels }: Pick<KeywordHistory, 'channels'>,
  timeZone?: string,
): string | null {
  const compared = channels.filter(isCompared);
  const changed = changedOf(channels);
  if (changed.length > 0)
    return changed
      .map((one) => {
        const { verdict, window_days: days } = one.trend;
        const { before, now } = rates(one);
        return (verdict === 'improved' ? messages.mentionsMoreOften : messages.mentionsLessOften)({
          assistant: CHANNEL_LABELS[one.channel],
          before,
          now,
          days,
        });
      })
      .join(' ');
  const steady = steadyInSentence({
    steady: compared.map((one) => {
      const { before, now } = rates(one);
      return { channel: one.channel, before, after: now, window_days: one.trend.window_days };
    }),
  });
  if (steady !== null) return steady;
  const waits = channels.flatMap(({ trend }) => trend.wait ?? []);
  const [soonest] = waits.toSorted((one, other) =>
    (one.possible_from ?? '9999').localeCompare(other.possible_from ?? '9999'),
  );
  if (soonest) return `${waitInWords(soonest, timeZone)}.`;
  return channels.length > 0 ? messages.notEnoughAnswersForTrend : null;
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
