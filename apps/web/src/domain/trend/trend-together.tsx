import { type Channel, readAloud } from '@answerscope/contract';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayInWords, rangeInWords } from '../../lib/calendar-day.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChannelShape, channelColor, channelLabel } from '../channel/channel-badge.tsx';
import { BreakButton } from './break-button.tsx';
import * as messages from './messages.ts';
import {
  gridRates,
  joinBreakMarks,
  nearestRow,
  toBreakMarks,
  toLineShapes,
  toPlotScale,
  toRangeShapes,
  toTimeMarks,
} from './plot-scale.ts';
import { pointInWords } from './point-in-words.ts';
import type { TrendRow, TrendSeries } from './trend.ts';
import { PlotGround, PointShape } from './trend-drawing.tsx';
import styles from './trend-plot.module.css';

interface TrendTogetherProps {
  /** 'Visibility over time' */
  label: string;
  series: readonly (TrendSeries & { rows: readonly TrendRow[] })[];
  span: { from_ms: number; to_ms: number };
}

const HEIGHT = 260;
const ROOM = { left: 44, right: 12, top: 28, bottom: 26 };
const MARK_GAP_PX = 104;
const MARK_HALF_PX = 42;
const BREAK_GAP_PX = 28;

/** A moment, and the line with its likely range. */
interface Pointed {
  at: number;
  channel: Channel | null;
}

/**
 * The rates of several assistants in one drawing. Pointing at a line, or the arrow keys, tell every number of that moment
 * and draw the likely range of that line.
 */
export function TrendTogether({ label, series, span }: TrendTogetherProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const area = { left: ROOM.left, right: width - ROOM.right, top: ROOM.top, bottom: HEIGHT - ROOM.bottom };
  const highs = series.flatMap(({ rows }) => rows.flatMap(({ counted }) => counted?.interval.high ?? []));
  const rates = gridRates(highs);
  const scale = toPlotScale(span, area, rates.at(-1));
  const lines = series.map(({ channel, rows }) => ({ channel, shapes: toLineShapes(rows, scale) }));
  const moments = momentsOf(series);
  const last = moments.length - 1;
  const moment = pointed && moments[Math.min(pointed.at, last)];
  const shown = moments[Math.min(pointed?.at ?? last, last)];
  const compared = series.find((one) => one.compared !== null)?.compared;
  const breaks = joinBreakMarks(
    series.map(({ channel, rows }) => ({
      name: channelLabel(channel),
      marks: toBreakMarks(rows, scale, BREAK_GAP_PX),
    })),
    BREAK_GAP_PX,
  );

  const moveTo = (event: KeyboardEvent) => {
    const at = pointed?.at ?? last;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') setPointed(null);
    if (next === undefined && step === undefined) return;
    event.preventDefault();
    const line = series.findIndex(({ channel }) => channel === pointed?.channel) + (step ?? 0);
    const { channel } = series[(line + series.length) % series.length] ?? { channel: null };
    setPointed({ at: Math.max(0, Math.min(last, next ?? at)), channel });
  };
  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = nearestRow(moments, scale, clientX - left);
    const at_ms = moments[at]?.at_ms;
    const [nearest] = lines
      .flatMap(({ channel, shapes }) =>
        shapes.flatMap(({ points }) =>
          points
            .filter((point) => point.at_ms === at_ms)
            .map(({ y }) => ({ channel, far: Math.abs(y - (clientY - top)) })),
        ),
      )
      .sort((one, other) => one.far - other.far);
    if (at >= 0) setPointed({ at, channel: nearest?.channel ?? null });
  };

  return (
    <div ref={ref} className={classNames(styles.box, styles.together)}>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={messages.momentOfAll({ chart: label })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(pointed?.at ?? last, last)}
        aria-valuetext={shown && readAloud([rangeInWords(shown), ...linesOf(series, shown)])}
        onKeyDown={moveTo}
        onFocus={(event) =>
          event.currentTarget.matches(':focus-visible') &&
          setPointed((known) => known ?? { at: last, channel: series[0]?.channel ?? null })
        }
        onBlur={() => setPointed(null)}
        onPointerMove={pointAt}
        onPointerLeave={() => setPointed(null)}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} className={styles.drawing} aria-hidden="true">
            <PlotGround
              measure="rate"
              size={{ width, height: HEIGHT }}
              area={area}
              scale={scale}
              rates={rates}
              ranges={compared ? toRangeShapes(compared, scale, area) : null}
              namesRanges
              breaks={breaks}
              days={toTimeMarks(moments, scale, {
                word: ({ from }) => dayInWords(from),
                gap: MARK_GAP_PX,
                edge: { left: MARK_HALF_PX, right: width - MARK_HALF_PX },
              })}
              pointed_ms={moment?.at_ms ?? null}
            />
            {lines.map(({ channel, shapes }) => (
              <g
                key={channel}
                style={{ color: channelColor(channel) }}
                data-away={(pointed && pointed.channel !== channel) || undefined}
                className={styles.one}
              >
                {shapes.map(({ line, band, points }) => (
                  <g key={points[0]?.at_ms}>
                    {pointed?.channel === channel && <path className={styles.band} d={band} />}
                    <path className={styles.line} d={line} />
                    {points
                      .filter(
                        ({ at_ms }) =>
                          points.length === 1 || at_ms === moment?.at_ms || at_ms === newest(shapes),
                      )
                      .map(({ at_ms, x, y }) => (
                        <PointShape key={at_ms} channel={channel} x={x} y={y} />
                      ))}
                  </g>
                ))}
              </g>
            ))}
          </svg>
        )}
        {moment && (
          <div
            className={styles.details}
            data-side={scale.x(moment.at_ms) > width / 2 ? 'left' : 'right'}
            style={{ '--pointed-at': `${scale.x(moment.at_ms)}px` } as CSSProperties}
            aria-hidden="true"
          >
            <b>{rangeInWords(moment)}</b>
            {series.map(({ channel, rows }) => (
              <span key={channel} className={styles.of} data-away={pointed.channel !== channel || undefined}>
                <ChannelShape channel={channel} />
                {channelLabel(channel)}
                <span>{pointOf(rows, moment)}</span>
              </span>
            ))}
          </div>
        )}
      </div>
      {width > 0 && breaks.map(({ x, reasons }) => <BreakButton key={x} x={x} reasons={reasons} />)}
    </div>
  );
}

const newest = (shapes: ReturnType<typeof toLineShapes>) => shapes.at(-1)?.points.at(-1)?.at_ms;

/** The days that any of the lines has a point for, oldest first. */
function momentsOf(series: TrendTogetherProps['series']): TrendRow[] {
  const rows = new Map(series.flatMap(({ rows }) => rows.map((row) => [row.at_ms, row] as const)));
  return [...rows.values()].sort((one, other) => one.at_ms - other.at_ms);
}

function pointOf(rows: readonly TrendRow[], { at_ms }: TrendRow): string {
  const row = rows.find((one) => one.at_ms === at_ms);
  return row ? pointInWords(row.counted) : messages.noAnswerInRate;
}

function linesOf(series: TrendTogetherProps['series'], moment: TrendRow): string[] {
  return series.map(({ channel, rows }) => `${channelLabel(channel)} ${pointOf(rows, moment)}`);
}
