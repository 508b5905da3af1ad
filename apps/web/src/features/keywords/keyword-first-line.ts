import { CHANNEL_LABELS, type KeywordHistory, percentInWords, waitInWords } from '@answerscope/contract';

type Channels = Pick<KeywordHistory, 'channels'>['channels'];
type Compared = Channels[number] & {
  trend: {
    earlier: NonNullable<Channels[number]['trend']['earlier']>;
    recent: NonNullable<Channels[number]['trend']['recent']>;
  };
};

/**
 * A keyword's first line is its trend: the largest significant change, else what is steady, else from when on there is a
 * trend. Null where none of its assistants has a report: then its newest answers are all there is.
 */
export function keywordFirstLine(
  { channels }: Pick<KeywordHistory, 'channels'>,
  timeZone?: string,
): string | null {
  const compared = channels.filter(isCompared);
  const changed = compared
    .filter(({ trend }) => trend.verdict === 'improved' || trend.verdict === 'declined')
    .sort((one, other) => shiftOf(other) - shiftOf(one));
  if (changed.length > 0)
    return changed
      .map((one) => {
        const how = one.trend.verdict === 'improved' ? 'more' : 'less';
        return `${CHANNEL_LABELS[one.channel]} mentions you ${how} often: ${sizes(one)} in ${one.trend.window_days} days.`;
      })
      .join(' ');
  if (compared.length > 0)
    return `No significant change: ${compared.map((one) => `${CHANNEL_LABELS[one.channel]} ${sizes(one)}`).join(', ')}.`;
  const waits = channels.flatMap(({ trend }) => trend.wait ?? []);
  const [soonest] = waits.toSorted((one, other) =>
    (one.possible_from ?? '9999').localeCompare(other.possible_from ?? '9999'),
  );
  if (soonest) return `${waitInWords(soonest, timeZone)}.`;
  return channels.length > 0 ? 'Not enough answers for a trend.' : null;
}

function isCompared(one: Channels[number]): one is Compared {
  const { earlier, recent } = one.trend;
  return earlier !== null && recent !== null && earlier.answers > 0 && recent.answers > 0;
}

const rates = ({ trend: { earlier, recent } }: Compared) => ({
  before: earlier.mentioned / earlier.answers,
  now: recent.mentioned / recent.answers,
});
const shiftOf = (one: Compared) => Math.abs(rates(one).now - rates(one).before);
const sizes = (one: Compared) => `${percentInWords(rates(one).before)} → ${percentInWords(rates(one).now)}`;
