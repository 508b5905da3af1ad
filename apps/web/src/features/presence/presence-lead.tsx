import { PRESENCE_PART_LABELS, type PresenceScore, type PresenceSeries } from '@answerscope/contract';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { scoreBasis } from '../../domain/rate/score-in-words.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Hint } from '../../ui/hint.tsx';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import * as messages from './messages.ts';
import {
  drawnScore,
  PART_COUNTS,
  pointsInWords,
  raiseInWords,
  raisesMost,
  scoreChangeInWords,
  weighParts,
  wholePoints,
  whyNoScore,
} from './presence-words.ts';

interface PresenceLeadProps {
  /** All assistants together. */
  series: PresenceSeries;
  score: PresenceScore;
}

/** The score, its change, the points of its parts, and what would raise it most. */
export function PresenceLead({ series, score: { weights, least } }: PresenceLeadProps) {
  const score = drawnScore(series.current);
  const parts = wholePoints(weighParts(series.current.parts, weights), series.current.score);
  const most = score ? raisesMost(parts) : null;
  const change = scoreChangeInWords(series.change);
  return (
    <>
      <LeadFigure
        label={messages.score}
        figure={score ? Math.round(100 * score.rate) : null}
        unit={messages.of100}
        note={
          score ? scoreBasis(score) : whyNoScore(series.current, least, channelLabel(series.channel)).short
        }
        below={score && change && <p>{change}</p>}
      >
        <BarList
          label={messages.pointsByPart}
          bars={parts.map(({ name, points }) => ({
            key: name,
            name: <Hint text={PART_COUNTS[name]}>{PRESENCE_PART_LABELS[name]}</Hint>,
            value: points?.given ?? 0,
            ...(points && { most: points.most }),
            words: points ? pointsInWords(points) : messages.unknown,
            isOwn: true,
          }))}
        />
      </LeadFigure>
      {most && (
        <p>
          <b>{messages.mostToGain}</b> {raiseInWords(most)}
        </p>
      )}
    </>
  );
}
