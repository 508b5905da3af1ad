import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Own dates
  customDates: 'Eigener Zeitraum',
  applyDates: 'Zeitraum übernehmen',
  fromUtc: 'Von (UTC)',
  toUtc: 'Bis (UTC)',
  datesHint: 'Wählen Sie höchstens 366 Tage, den ersten vor dem letzten.',

  // Range in words
  theLastDays: message('{days, plural, one {letzter Tag} other {letzte # Tage}}'),
  chosenDays: message('{days, plural, one {# Tag} other {# Tage}}'),

  // Range picker
  dateRange: 'Zeitraum',
  month: 'Monat',
  customDatesChoice: 'Eigener Zeitraum …',
} satisfies Translation<typeof messages>;
