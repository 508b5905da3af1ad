import { type Channel, percentInWords } from '@answerscope/contract';
import { ChannelShape, channelColor } from '../channel/channel-badge.tsx';
import * as messages from './messages.ts';
import {
  type BreakMark,
  type LineShape,
  namePlace,
  type PlotArea,
  type PlotScale,
  type toRangeShapes,
} from './plot-scale.ts';
import type { TrendMeasure } from './trend.ts';
import styles from './trend-plot.module.css';

const POINT_PX = 9;
/** The width of the interval of a point that stands alone. */
const BAR_PX = 10;

const RATES = [0, 0.5, 1];

interface PlotGroundProps {
  measure: TrendMeasure;
  size: { width: number; height: number };
  area: PlotArea;
  scale: PlotScale;
  /** Of the grid. */
  rates: readonly number[];
  ranges: ReturnType<typeof toRangeShapes>;
  /** The ranges are named; once for drawings that share them. */
  namesRanges: boolean;
  breaks: readonly BreakMark[];
  days: readonly { x: number; text: string }[];
  pointed_ms: number | null;
}

/** The ranges, grid, dates, breaks and the moment pointed at, behind the lines. */
export function PlotGround(props: PlotGroundProps) {
  const { measure, size, area, scale, rates, ranges, namesRanges, breaks, days, pointed_ms } = props;
  return (
    <>
      {ranges && (
        <>
          <Range
            {...ranges.earlier}
            area={area}
            breaks={breaks}
            name={namesRanges ? messages.before : null}
          />
          <Range
            {...ranges.recent}
            area={area}
            breaks={breaks}
            name={namesRanges ? messages.now : null}
            isRecent
          />
        </>
      )}
      {rates.map((rate) => (
        <g key={rate}>
          <line
            className={styles.grid}
            x1={area.left}
            x2={area.right}
            y1={scale.y(rate)}
            y2={scale.y(rate)}
          />
          <text className={styles.mark} x={area.left - 8} y={scale.y(rate)} dy="0.32em" textAnchor="end">
            {measure === 'rate' ? percentInWords(rate) : rate * 100}
          </text>
        </g>
      ))}
      {days.map(({ x, text }) => (
        <text key={x} className={styles.mark} x={x} y={size.height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
      {breaks.map(({ x }) => (
        <line key={x} className={styles.broken} x1={x} x2={x} y1={area.top} y2={area.bottom} />
      ))}
      {pointed_ms !== null && (
        <line
          className={styles.cursor}
          x1={scale.x(pointed_ms)}
          x2={scale.x(pointed_ms)}
          y1={area.top}
          y2={area.bottom}
        />
      )}
    </>
  );
}

interface TrendDrawingProps extends Omit<PlotGroundProps, 'rates'> {
  channel: Channel | null;
  lines: readonly LineShape[];
}

/** What of an assistant is drawn, in its own colour and shape. */
export function TrendDrawing(props: TrendDrawingProps) {
  const { channel, size, lines, pointed_ms } = props;
  const newest = lines.at(-1)?.points.at(-1)?.at_ms;
  return (
    <svg width={size.width} height={size.height} className={styles.drawing} aria-hidden="true">
      <PlotGround {...props} rates={RATES} />
      {lines.map(({ line, band, points }) => (
        <g key={points[0]?.at_ms} style={{ color: channelColor(channel) }}>
          {band === '' ? <Bars points={points} /> : <path className={styles.band} d={band} />}
          {line !== '' && <path className={styles.line} d={line} />}
          {points
            .filter(({ at_ms }) => points.length === 1 || at_ms === newest || at_ms === pointed_ms)
            .map(({ at_ms, x, y }) => (
              <PointShape key={at_ms} channel={channel} x={x} y={y} />
            ))}
        </g>
      ))}
    </svg>
  );
}

/** The interval of a point that no line leads to. */
function Bars({ points }: Pick<LineShape, 'points'>) {
  return points.map(({ at_ms, x, top, bottom }) => (
    <rect
      key={at_ms}
      className={styles.band}
      x={x - BAR_PX / 2}
      y={top}
      width={BAR_PX}
      height={Math.max(1, bottom - top)}
      rx={BAR_PX / 2}
    />
  ));
}

/** The sign of a line at one of its points. */
export function PointShape({ channel, x, y }: { channel: Channel | null; x: number; y: number }) {
  return (
    <g transform={`translate(${x - POINT_PX / 2} ${y - POINT_PX / 2})`}>
      <ChannelShape channel={channel} size={POINT_PX} />
    </g>
  );
}

interface RangeProps {
  x: number;
  width: number;
  area: PlotArea;
  breaks: readonly BreakMark[];
  name: string | null;
  isRecent?: boolean;
}

/** A shaded range, named at its top where there is room. */
function Range({ x, width, area, breaks, name, isRecent }: RangeProps) {
  const place = namePlace({ x, width }, breaks);
  return (
    <>
      <rect
        className={styles.range}
        data-recent={isRecent}
        x={x}
        y={area.top}
        width={width}
        height={area.bottom - area.top}
      />
      {name !== null && place !== null && (
        <text className={styles.mark} x={place} y={area.top - 8} textAnchor="middle">
          {name}
        </text>
      )}
    </>
  );
}
