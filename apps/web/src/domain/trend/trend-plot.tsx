import type { Channel } from '@answerscope/contract';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { channelLabel } from '../channel/channel-badge.tsx';
import { rateInWords } from '../rate/format-rate.ts';
import { scoreInWords } from '../rate/score-in-words.ts';
import { BreakButton } from './break-button.tsx';
import {
  nearestRow,
  toBreakMarks,
  toDots,
  toLineShapes,
  toPlotScale,
  toTimeMarks,
  toWindowShapes,
} from './plot-scale.ts';
import type { ComparedWindows, TrendMeasure, TrendRow } from './trend.ts';
import { TrendDrawing } from './trend-drawing.tsx';
import styles from './trend-plot.module.css';

interface TrendPlotProps {
  channel: Channel | null;
  rows: readonly TrendRow[];
  compared: ComparedWindows | null;
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

/** The drawing of one assistant. Pointing at it, or the arrow keys, tell the numbers of one report; a mark says why the line ends. */
export function TrendPlot({ channel, rows, compared, span, measure }: TrendPlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const timeZone = useTimeZone();
  const [pointed, setPointed] = useState<number | null>(null);
  const area = { left: ROOM.left, right: width - ROOM.right, top: ROOM.top, bottom: HEIGHT - ROOM.bottom };
  const scale = toPlotScale(span, area);
  const day = (at_ms: number) => formatDate(new Date(at_ms).toISOString(), timeZone);
  const time = (at_ms: number) => formatTime(new Date(at_ms).toISOString(), timeZone);
  // Reports of one day are told apart by their time.
  const isOneDay = rows.length > 1 && new Set(rows.map(({ at_ms }) => day(at_ms))).size === 1;
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
        aria-label={`${channelLabel(channel)} over time: moment`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(pointed ?? last, last)}
        aria-valuetext={shown ? [day(shown.at_ms), ...detailsOf(shown, measure)].join('. ') : undefined}
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
            dots={toDots(rows, scale)}
            windows={compared && toWindowShapes(compared, scale, area)}
            breaks={toBreakMarks(rows, scale, BREAK_GAP_PX)}
            days={toTimeMarks(rows, scale, {
              word: isOneDay ? time : day,
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
            <b>{isOneDay ? `${day(row.at_ms)}, ${time(row.at_ms)}` : day(row.at_ms)}</b>
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

/** The numbers of a report in lines. */
function detailsOf({ pooled, own, breaks }: TrendRow, measure: TrendMeasure): string[] {
  const broken = breaks.length > 0 ? [`Not comparable with before: ${breaks.join(' ')}`] : [];
  if (measure === 'score') return [pooled ? scoreInWords(pooled) : 'Too few answers for a score', ...broken];
  const together = pooled && rateInWords(pooled);
  const days = pooled?.window_days ? `${pooled.window_days} days together` : 'Together';
  return [
    together && `${days}: ${together.rate === null ? together.basis : `${together.rate}, ${together.basis}`}`,
    own ? `This report: ${own.k} of ${own.n}` : 'This report: no rate',
    ...broken,
  ].filter((line) => line !== null);
}
