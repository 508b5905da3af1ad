import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Admin reporting page
  adminReporting: 'Berichte der Verwaltung',
  nothingInTheseDays: 'Nichts in diesem Zeitraum',
  neitherRangeNorOneBefore:
    'Dieser Bericht hat weder in diesem noch im vorherigen Zeitraum Daten. Wählen Sie andere Tage oder einen anderen Bericht.',
} satisfies Translation<typeof messages>;
