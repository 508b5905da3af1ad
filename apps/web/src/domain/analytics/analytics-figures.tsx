import {
  type AnalyticsMeasure,
  type AnalyticsNumbers,
  type AnalyticsReport,
  type AnalyticsReportWords,
  measureLabel,
} from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { RateFigure } from '../rate/rate-figure.tsx';
import styles from './analytics-number.module.css';
import { measureInWords, shownMeasures } from './measure-in-words.ts';
import * as messages from './messages.ts';

/** The numbers of the whole range, each with that of the range before; money by its currency. */
export function AnalyticsFigures({
  report,
  words,
}: {
  report: AnalyticsReport;
  words: AnalyticsReportWords;
}) {
  const measures = shownMeasures(words.totals);
  return (
    <dl className={styles.figures}>
      {report.totals.flatMap(({ currency, values, before }) =>
        measures
          .filter((measure) => measure in values)
          .map((measure) => (
            <div key={`${currency} ${measure}`} className={classNames('card', styles.figure)}>
              <dt className="quiet">
                {currency === null
                  ? measureLabel(words, measure)
                  : messages.measureInCurrency({
                      measure: measureLabel(words, measure),
                      currency: currency.toUpperCase(),
                    })}
              </dt>
              <dd>
                <Value measure={measure} numbers={values} currency={currency} isLarge />
                <span className={styles.before}>
                  {richText(
                    messages.figureBefore({
                      value: () => (
                        <Before measure={measure} numbers={before} now={values} currency={currency} />
                      ),
                    }),
                  )}
                </span>
              </dd>
            </div>
          )),
      )}
    </dl>
  );
}

interface ValueProps {
  measure: AnalyticsMeasure;
  numbers: AnalyticsNumbers;
  currency: string | null;
}

/** A number in a table, that of the range before below it. */
export function AnalyticsNumber({
  before,
  values,
  ...rest
}: Omit<ValueProps, 'numbers'> & { values: AnalyticsNumbers; before: AnalyticsNumbers }) {
  return (
    <span className={classNames(styles.number, rest.measure === 'rate' && styles.rate)}>
      <Value {...rest} numbers={values} />
      <span className={styles.before}>
        {richText(messages.numberBefore({ value: () => <Before {...rest} numbers={before} now={values} /> }))}
      </span>
    </span>
  );
}

function Value({ measure, numbers, currency, isLarge }: ValueProps & { isLarge?: boolean }) {
  if (measure === 'rate') return <Rate numbers={numbers} isLarge={isLarge ?? false} />;
  const words = measureInWords(measure, numbers[measure], currency);
  return isLarge ? <strong>{words}</strong> : <span>{words}</span>;
}

/** Small: a rate of the range before stands with what it is compared with, or with its answers. */
function Before({ measure, numbers, currency, now }: ValueProps & { now: AnalyticsNumbers }) {
  const words = measureInWords(measure, numbers[measure], currency);
  if (measure !== 'rate') return words;
  const { rate, answers } = numbers;
  if (typeof rate !== 'number') return answers ? messages.notComparable : words;
  if (typeof now.rate_compared === 'number') {
    const compared = measureInWords('rate', now.rate_compared, currency);
    return words === compared ? words : `${words} → ${compared}`;
  }
  return messages.rateOfAnswers({ rate: words, answers: answers ?? 0 });
}

function Rate({ numbers, isLarge }: { numbers: AnalyticsNumbers; isLarge: boolean }) {
  const { rate_low: low, rate_high: high, named, answers } = numbers;
  const interval = typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
  return (
    <RateFigure
      k={named ?? 0}
      n={answers ?? 0}
      size={isLarge ? 'large' : 'normal'}
      none={messages.noAnswers}
      interval={interval}
    />
  );
}
