import { type DayRange, daysBefore, readDayRange } from '@answerscope/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import * as messages from './messages.ts';
import styles from './range-picker.module.css';

interface OwnDatesProps {
  onChoose: (range: DayRange) => void;
  onClose: () => void;
}

/** Asks for the first and the last day of a range. */
export default function OwnDates({ onChoose, onClose }: OwnDatesProps) {
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
      title={messages.customDates}
      confirmLabel={messages.applyDates}
      isDisabled={chosen === null}
      onConfirm={() => {
        if (chosen) onChoose(chosen);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.dates}>
        {day(messages.fromUtc, 'from')}
        {day(messages.toUtc, 'to')}
      </div>
      {chosen === null && <p className="fault">{messages.datesHint}</p>}
    </ConfirmDialog>
  );
}
