import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Analytics page
  analytics: 'Analysen',
  nothingInTheseDays: 'Nichts in diesen Tagen',
  thisReportCountsWhatReports:
    'In diesen Tagen und den Tagen davor wurde kein Bericht erstellt. Wählen Sie andere Tage oder prüfen Sie alle Keywords.',
  checkAllKeywords: 'Alle Keywords prüfen',
} satisfies Translation<typeof messages>;
