import { type Channel, readAloud, sentencesInWords } from '@answerscope/contract';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { dayInWords, rangeInWords } from '../../lib/calendar-day.ts';
import { channelLabel } from '../channel/channel-badge.tsx';
import { scoreInWords } from '../rate/score-in-words.ts';
import { BreakButton } from './break-button.tsx';
import * as messages from './messages.ts';
import {
  nearestRow,
  toBreakMarks,
  toLineShapes,
  toPlotScale,
  toRangeShapes,
  toTimeMarks,
} from './plot-scale.ts';
import { pointInWords } from './point-in-words.ts';
import type { ComparedRanges, TrendMeasure, TrendRow } from './trend.ts';
import { TrendDrawing } from './trend-drawing.tsx';
import styles from './trend-plot.module.css';

interface TrendPlotProps {
  channel: Channel | null;
  rows: readonly TrendRow[];
  compared: ComparedRanges | null;
  namesRanges: boolean;
  /** The time that all drawings beside it show. */
  span: { from_ms: number; to_ms: number };
  measure: TrendMeasure;
}

const HEIGHT = 220;
const ROOM = { left: 44, right: 12, top: 28, bottom: 26 };
/** Between two dates below the drawing, and half of one at its ends. */
const MARK_GAP_PX = 104;
const MARK_HALF_PX = 42;
/** A mark can be touched; two of them must not lie on each other. */
const BREAK_GAP_PX = 28;

/** The drawing of one assistant. Pointing at it, or the arrow keys, tell the numbers of one point; a mark says why the line ends. */
export function TrendPlot({ channel, rows, compared, namesRanges, span, measure }: TrendPlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const area = { left: ROOM.left, right: width - ROOM.right, top: ROOM.top, bottom: HEIGHT - ROOM.bottom };
  const scale = toPlotScale(span, area);
  const last = rows.length - 1;
  const row = pointed === null ? undefined : rows[Math.min(pointed, last)];
  const shown = rows[Math.min(pointed ?? last, last)];

  const moveTo = (event: KeyboardEvent) => {
    const at = pointed ?? last;
    const next = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const chosen = next[event.key as keyof typeof next];
    if (event.key === 'Escape') setPointed(null);
    if (chosen === undefined) return;
    event.preventDefault();
    setPointed(Math.max(0, Math.min(last, chosen)));
  };

  return (
    <div ref={ref} className={styles.box}>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={messages.momentOf({ assistant: channelLabel(channel) })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(pointed ?? last, last)}
        aria-valuetext={shown ? readAloud([rangeInWords(shown), ...detailsOf(shown, measure)]) : undefined}
        onKeyDown={moveTo}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPointed((at) => at ?? last)}
        onBlur={() => setPointed(null)}
        onPointerMove={({ clientX, currentTarget }) =>
          setPointed(nearestRow(rows, scale, clientX - currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setPointed(null)}
      >
        {width > 0 && (
          <TrendDrawing
            channel={channel}
            measure={measure}
            size={{ width, height: HEIGHT }}
            area={area}
            scale={scale}
            lines={toLineShapes(rows, scale)}
            ranges={compared && toRangeShapes(compared, scale, area)}
            namesRanges={namesRanges}
            breaks={toBreakMarks(rows, scale, BREAK_GAP_PX)}
            days={toTimeMarks(rows, scale, {
              word: ({ from }) => dayInWords(from),
              gap: MARK_GAP_PX,
              edge: { left: MARK_HALF_PX, right: width - MARK_HALF_PX },
            })}
            pointed_ms={row?.at_ms ?? null}
          />
        )}
        {row && (
          <div
            className={styles.details}
            data-side={scale.x(row.at_ms) > width / 2 ? 'left' : 'right'}
            style={{ '--pointed-at': `${scale.x(row.at_ms)}px` } as CSSProperties}
            aria-hidden="true"
          >
            <b>{rangeInWords(row)}</b>
            {detailsOf(row, measure).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        )}
      </div>
      {width > 0 &&
        toBreakMarks(rows, scale, BREAK_GAP_PX).map(({ x, reasons }) => (
          <BreakButton key={x} x={x} reasons={reasons} />
        ))}
    </div>
  );
}

/** The numbers of a point in lines. */
function detailsOf({ counted, breaks }: TrendRow, measure: TrendMeasure): string[] {
  const broken =
    breaks.length > 0 ? [messages.notComparableBecause({ reasons: sentencesInWords(breaks) })] : [];
  if (measure === 'score') return [counted ? scoreInWords(counted) : messages.tooFewForScore, ...broken];
  return [pointInWords(counted), ...broken];
}
