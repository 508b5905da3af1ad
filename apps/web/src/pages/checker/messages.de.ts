import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Checker page
  checker: 'Einzelprüfung',
  notAskedYet: 'Zu diesem Keyword wurde noch kein Assistent gefragt.',
  yourKeywordsNotLoaded: 'Ihre Keywords konnten nicht geladen werden',
  theCheckerNotLoaded: 'Die Einzelprüfung konnte nicht geladen werden',
  loadingYourKeywords: 'Ihre Keywords werden geladen …',
  thisKeywordNotFound: 'Dieses Keyword wurde nicht gefunden',
  itMayHaveBeenDeleted:
    'Vielleicht wurde es gelöscht. Seine Antworten bleiben erhalten. Wählen Sie oben ein anderes Keyword.',
  openMyKeywords: 'Meine Keywords öffnen',
  noKeywordsFound: 'Keine Keywords gefunden',
  addSomeKeywordsFirstBefore:
    'Bitte fügen Sie zuerst Keywords hinzu. Dann können Sie Ihre Sichtbarkeit prüfen.',
  addKeywords: 'Keywords hinzufügen',
} satisfies Translation<typeof messages>;
