import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { formatRate } from '../../lib/format-rate.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ChannelShape } from '../channel-badge.tsx';
import { type ChannelShapes, nearestRow, toChannelShapes, toPlotScale, toTimeMarks } from './plot-scale.ts';
import type { TrendRow } from './trend.ts';
import styles from './trend-plot.module.css';

interface TrendPlotProps {
  label: string;
  rows: readonly TrendRow[];
  channels: readonly Channel[];
}

const HEIGHT = 280;
const ROOM = { left: 48, right: 12, top: 10, bottom: 28 };
const RATES = [0, 0.25, 0.5, 0.75, 1];
/** Between two dates below the drawing, and half of one at its ends. */
const MARK_GAP_PX = 104;
const MARK_HALF_PX = 42;
const DOT_PX = 9;
/** Points closer than this would hide the line below their shapes. */
const DOT_GAP_PX = 18;
/** The width of the interval of a measurement that stands alone. */
const BAR_PX = 10;

/** The drawing of a TrendChart. Pointing at it, or the arrow keys, tell the numbers of one moment. */
export function TrendPlot({ label, rows, channels }: TrendPlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const timeZone = useTimeZone();
  const [pointed, setPointed] = useState<number | null>(null);
  const area = { left: ROOM.left, right: width - ROOM.right, top: ROOM.top, bottom: HEIGHT - ROOM.bottom };
  const scale = toPlotScale(rows, area);
  const day = (at_ms: number) => formatDate(new Date(at_ms).toISOString(), timeZone);
  const time = (at_ms: number) => formatTime(new Date(at_ms).toISOString(), timeZone);
  // Measurements of one day are told apart by their time.
  const isOneDay = rows.length > 1 && new Set(rows.map(({ at_ms }) => day(at_ms))).size === 1;
  const shapes = channels.map((channel) => toChannelShapes(rows, channel, scale));
  const last = rows.length - 1;
  const row = pointed === null ? undefined : rows[Math.min(pointed, last)];
  const told = rows[Math.min(pointed ?? last, last)];

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
    <div
      ref={ref}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={`${label}: moment`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.min(pointed ?? last, last)}
      aria-valuetext={told ? inWords(told, channels, day) : undefined}
      onKeyDown={moveTo}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPointed((at) => at ?? last)}
      onBlur={() => setPointed(null)}
      onPointerMove={({ clientX, currentTarget }) =>
        setPointed(nearestRow(rows, scale, clientX - currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => setPointed(null)}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} className={styles.drawing} aria-hidden="true">
          {RATES.map((rate) => (
            <g key={rate}>
              <line
                className={styles.grid}
                x1={area.left}
                x2={area.right}
                y1={scale.y(rate)}
                y2={scale.y(rate)}
              />
              <text className={styles.mark} x={area.left - 10} y={scale.y(rate)} dy="0.32em" textAnchor="end">
                {Math.round(rate * 100)}%
              </text>
            </g>
          ))}
          {toTimeMarks(rows, scale, {
            word: isOneDay ? time : day,
            gap: MARK_GAP_PX,
            edge: { left: MARK_HALF_PX, right: width - MARK_HALF_PX },
          }).map(({ x, text }) => (
            <text key={x} className={styles.mark} x={x} y={HEIGHT - 8} textAnchor="middle">
              {text}
            </text>
          ))}
          {shapes.map((shape) => (
            <Band key={shape.channel} {...shape} />
          ))}
          {row && (
            <line
              className={styles.cursor}
              x1={scale.x(row.at_ms)}
              x2={scale.x(row.at_ms)}
              y1={area.top}
              y2={area.bottom}
            />
          )}
          {shapes.map((shape) => (
            <Line
              key={shape.channel}
              {...shape}
              at_ms={row?.at_ms}
              hasDots={(area.right - area.left) / rows.length >= DOT_GAP_PX}
            />
          ))}
        </svg>
      )}
      {row && (
        <div
          className={styles.details}
          data-side={scale.x(row.at_ms) > width / 2 ? 'left' : 'right'}
          style={{ '--pointed-at': `${scale.x(row.at_ms)}px` } as CSSProperties}
          aria-hidden="true"
        >
          <PointDetails row={row} channels={channels} day={day} />
        </div>
      )}
    </div>
  );
}

/** The intervals: a band, or a bar where there is one measurement. */
function Band({ channel, band, points }: ChannelShapes) {
  const [only] = points;
  return (
    <g className={styles.band} style={{ fill: `var(--channel-${channel})` }}>
      {band !== '' ? (
        <path d={band} />
      ) : (
        only && (
          <rect
            x={only.x - BAR_PX / 2}
            y={only.top}
            width={BAR_PX}
            height={Math.max(1, only.bottom - only.top)}
            rx={BAR_PX / 2}
          />
        )
      )}
    </g>
  );
}

function Line({
  channel,
  line,
  points,
  at_ms,
  hasDots,
}: ChannelShapes & { at_ms: number | undefined; hasDots: boolean }) {
  const dots = points.filter((point) => hasDots || points.length === 1 || point.at_ms === at_ms);
  return (
    <g>
      {line !== '' && (
        <path className={styles.line} d={line} style={{ stroke: `var(--channel-${channel})` }} />
      )}
      {dots.map(({ at_ms: key, x, y }) => (
        <g key={key} transform={`translate(${x - DOT_PX / 2} ${y - DOT_PX / 2})`}>
          <ChannelShape channel={channel} size={DOT_PX} />
        </g>
      ))}
    </g>
  );
}

interface PointDetailsProps {
  row: TrendRow;
  channels: readonly Channel[];
  day: (at_ms: number) => string;
}

function PointDetails({ row, channels, day }: PointDetailsProps) {
  return (
    <>
      <b>{day(row.at_ms)}</b>
      {channels.map((channel) => {
        const point = row.measured[channel];
        if (!point) return null;
        const { rate, range } = formatRate(point);
        return (
          <div key={channel} className={styles.row}>
            <ChannelShape channel={channel} />
            <span>{CHANNEL_LABELS[channel]}</span>
            <span className={styles.numbers}>
              {rate} · 95% CI {range} · n = {point.n}
            </span>
          </div>
        );
      })}
    </>
  );
}

function inWords(row: TrendRow, channels: readonly Channel[], day: (at_ms: number) => string): string {
  const measured = channels.flatMap((channel) => {
    const point = row.measured[channel];
    if (!point) return [];
    const { rate, range } = formatRate(point);
    return [`${CHANNEL_LABELS[channel]} ${rate}, 95% interval ${range}, ${point.n} answers`];
  });
  return `${day(row.at_ms)}: ${measured.join('; ')}`;
}
