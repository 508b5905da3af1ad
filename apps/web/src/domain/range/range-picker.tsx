import { type DayRange, dayRangeText, daysBefore, readDayRange } from '@answerscope/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { chosenInWords, rangeChoices } from './range-in-words.ts';
import styles from './range-picker.module.css';
import { useRange } from './use-range.ts';

const OWN = 'own';

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
        aria-label="Date range"
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
        <optgroup label="Month">
          {months.map((one) => (
            <Choice key={dayRangeText(one)} range={one} />
          ))}
        </optgroup>
        <option value={OWN}>Custom dates…</option>
      </select>
      {isOwn && <OwnDates onChoose={choose} onClose={() => setOwn(false)} />}
    </>
  );
}

function Choice({ range }: { range: DayRange }) {
  return <option value={dayRangeText(range)}>{chosenInWords(range)}</option>;
}

function OwnDates({ onChoose, onClose }: { onChoose: (range: DayRange) => void; onClose: () => void }) {
  const today = new Date().toISOString().slice(0, 10);
  const [dates, setDates] = useState({ from: daysBefore(today, 27), to: today });
  const chosen = readDayRange(`${dates.from}..${dates.to}`);
  const day = (label: string, name: 'from' | 'to') => (
    <DateField
      label={label}
      required
      max={today}
      value={dates[name]}
      onDay={(of) => setDates((before) => ({ ...before, [name]: of }))}
    />
  );
  return (
    <ConfirmDialog
      isOpen
      title="Custom dates"
      confirmLabel="Apply dates"
      isDisabled={chosen === null}
      onConfirm={() => {
        if (chosen) onChoose(chosen);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.dates}>
        {day('From (UTC)', 'from')}
        {day('To (UTC)', 'to')}
      </div>
      {chosen === null && <p className="fault">Choose up to 366 days, the first before the last.</p>}
    </ConfirmDialog>
  );
}
