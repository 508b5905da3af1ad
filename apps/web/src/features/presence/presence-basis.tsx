import type { PresenceScore } from '@answerscope/contract';
import { formatDate } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import * as messages from './messages.ts';
import { weightsInWords } from './presence-words.ts';

/** By which weights all scores are computed, and since when; what a score is not. */
export function PresenceBasis({ weights_change }: Pick<PresenceScore, 'weights_change'>) {
  const timeZone = useTimeZone();
  return (
    <>
      {weights_change && (
        <p>
          {messages.weightsWereChanged({
            day: formatDate(weights_change.at, timeZone),
            before: weightsInWords(weights_change.before),
          })}
        </p>
      )}
      <p className="quiet">{messages.whatTheScoreIs}</p>
    </>
  );
}
