import { percentInWords, type RangeFigures } from '@answerscope/contract';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowAction } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/states.tsx';
import type { Column } from '../../ui/table-column.ts';
import { ChangeMark } from '../rate/change-mark.tsx';
import { rateInWords } from '../rate/format-rate.ts';
import styles from './figure-columns.module.css';
import * as messages from './messages.ts';
import { type PartChange, rowChange } from './row-change.ts';

interface FigureColumns<Row> {
  /** Null where a row has none; undefined while they load. */
  figuresOf: (row: Row) => RangeFigures | null | undefined;
  /** The significant changes on single assistants. */
  partsOf: (row: Row) => readonly PartChange[];
}

/** Rate, change and line of a row over the range of days and all assistants; the ranges are on hover. */
export function figureColumns<Row>({ figuresOf, partsOf }: FigureColumns<Row>): Column<Row>[] {
  const cell = (row: Row, show: (figures: RangeFigures) => React.ReactNode) => {
    const figures = figuresOf(row);
    if (figures === undefined) return <Skeleton width="32px" />;
    return figures && show(figures);
  };
  return [
    {
      key: 'rate',
      header: messages.rate,
      width: '108px',
      align: 'end',
      isHalfOnPhone: true,
      cell: (row) =>
        cell(row, (figures) => (
          <span className={styles.figure}>
            <Rate figures={figures} />
            {figures.current && <Change {...rowChange(figures, partsOf(row))} />}
          </span>
        )),
    },
    {
      key: 'trend',
      header: messages.trend,
      width: '92px',
      isHalfOnPhone: true,
      cell: (row) => cell(row, trendOf),
    },
  ];
}

function Rate({ figures: { current } }: { figures: RangeFigures }) {
  if (current === null)
    return (
      <span className={rowAction} title={messages.noAnswerCounts}>
        –<span className="visually-hidden">{messages.noAnswerCounts}</span>
      </span>
    );
  const { mentions, answers, interval } = current;
  const { rate, basis } = rateInWords({ k: mentions, n: answers, interval });
  return (
    <span className={classNames(styles.rate, rowAction)} title={basis}>
      <span aria-hidden="true">{rate ?? '–'}</span>
      <span className="visually-hidden">{rate === null ? basis : messages.rateOn({ rate, basis })}</span>
    </span>
  );
}

function Change({ words, ...change }: ReturnType<typeof rowChange>) {
  return (
    <span className={classNames(styles.change, rowAction)} title={words}>
      {change.sizes ? (
        <ChangeMark {...change} words={words} explains={false} />
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{words}</span>
        </>
      )}
    </span>
  );
}

/** Of fewer than two points there is no line. */
function trendOf({ points }: RangeFigures) {
  const values = points.filter((one) => one !== null);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const label = messages.trendFromTo({ first: percentInWords(first), last: percentInWords(last) });
  return (
    <span className={rowAction} title={label}>
      <Sparkline values={values} label={label} />
    </span>
  );
}
