import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Left out page
  answersLeftOut: 'Nicht gezählte Antworten',
  leavingAnswerOutCanOnly:
    'Diese Antworten zählen in keiner Quote. Soll eine doch zählen, ändern Sie das in der Antwort.',
  theAnswersNotLoaded: 'Die Antworten konnten nicht geladen werden',
  whatTheseAnswersBelongNot: 'Diese Antworten wurden nicht gefunden',
  dashboard: 'Dashboard',
  noAnswerLeftOut: 'Jede Antwort zählt',
  everyAnswerHereNamesSome: 'Alle diese Antworten erwähnen ein Unternehmen.',
  loading: 'Wird geladen …',
  showOlderAnswers: 'Ältere Antworten anzeigen',
  report: 'Bericht',
  keyword: 'Keyword',
  visibility: 'Sichtbarkeit',
} satisfies Translation<typeof messages>;
