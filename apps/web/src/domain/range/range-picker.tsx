import { type DayRange, dayRangeText, readDayRange } from '@answerscope/contract';
import { lazy, Suspense, useState } from 'react';
import * as messages from './messages.ts';
import { chosenInWords, rangeChoices } from './range-in-words.ts';
import styles from './range-picker.module.css';
import { useRange } from './use-range.ts';

const OWN = 'own';
/** Fetched by who chooses dates of their own: few do. */
const OwnDates = lazy(() => import('./own-dates.tsx'));

/** Over which days the tracker's pages count. */
export function RangePicker() {
  const { range, choose } = useRange();
  const [isOwn, setOwn] = useState(false);
  if (!range) return null;
  const { days, months } = rangeChoices(new Date());
  const value = dayRangeText(range);
  const isListed = [...days, ...months].some((one) => dayRangeText(one) === value);
  return (
    <>
      <select
        className={styles.select}
        aria-label={messages.dateRange}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = readDayRange(currentTarget.value);
          if (chosen) choose(chosen);
          else setOwn(true);
        }}
      >
        {!isListed && <Choice range={range} />}
        {days.map((one) => (
          <Choice key={dayRangeText(one)} range={one} />
        ))}
        <optgroup label={messages.month}>
          {months.map((one) => (
            <Choice key={dayRangeText(one)} range={one} />
          ))}
        </optgroup>
        <option value={OWN}>{messages.customDatesChoice}</option>
      </select>
      {isOwn && (
        <Suspense>
          <OwnDates onChoose={choose} onClose={() => setOwn(false)} />
        </Suspense>
      )}
    </>
  );
}

function Choice({ range }: { range: DayRange }) {
  return <option value={dayRangeText(range)}>{chosenInWords(range)}</option>;
}
