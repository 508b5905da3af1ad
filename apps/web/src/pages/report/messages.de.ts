import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Report page
  report: 'Bericht',
  theReportNotLoaded: 'Der Bericht konnte nicht geladen werden',
  thisReportNotFound: 'Dieser Bericht wurde nicht gefunden',
  reports: 'Berichte',
  allReports: 'Alle Berichte',
  written: 'Erstellt',
  generatingYourReport: 'Ihr Bericht wird erstellt …',
  failedToGenerateReport: 'Der Bericht konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  previousReport: 'Vorheriger Bericht',
  nextReport: 'Nächster Bericht',
  csv: 'CSV',
  evidenceZip: 'Belege (ZIP)',
  assistantAndTime: message('{assistant}, {time}'),
} satisfies Translation<typeof messages>;
