import type { PresenceScore } from '@answerscope/contract';
import { formatDate } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { weightsInWords } from './presence-words.ts';

/** By which weights all scores are computed, and since when; what a score is not. */
export function PresenceBasis({
  weights,
  weights_change,
}: Pick<PresenceScore, 'weights' | 'weights_change'>) {
  const timeZone = useTimeZone();
  return (
    <>
      {weights_change && (
        <p>
          The weights were changed on {formatDate(weights_change.at, timeZone)}, from{' '}
          {weightsInWords(weights_change.before)}. Every score on this page, older ones too, was computed
          again with those of today, so that they compare. A score you noted before that day does not.
        </p>
      )}
      <p className="quiet">
        The score is the weighted average of its parts: {weightsInWords(weights)}. It counts the same answers
        as the rates on the dashboard. It is no promise about traffic or sales.
      </p>
    </>
  );
}
