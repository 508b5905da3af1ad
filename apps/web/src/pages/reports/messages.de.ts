import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Reports page
  reports: 'Berichte',
  eachCheckAllKeywordsOn: 'Jede Prüfung aller Keywords erzeugt einen Bericht je Assistent.',
  newestReport: 'Neuester Bericht',
  byTag: 'Nach Label',
  assistant: 'Assistent',
  allAssistants: 'Alle Assistenten',
  failedToLoadReports: 'Die Berichte konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  noReportsYet: 'Noch keine Berichte',
  aReportWrittenWhenAll:
    'Prüfen Sie alle Keywords. Sie sehen dann, wie oft Sie erwähnt werden, was sich verändert hat und wer stattdessen erwähnt wird.',
  checkAllKeywords: 'Alle Keywords prüfen',
  loading: 'Wird geladen …',
  showOlderReports: 'Ältere Berichte anzeigen',
  noReportOn: message('Noch kein Bericht zu {assistant}'),
} satisfies Translation<typeof messages>;
