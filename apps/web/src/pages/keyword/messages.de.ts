import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Keyword page
  keyword: 'Keyword',
  theKeywordNotLoaded: 'Das Keyword konnte nicht geladen werden',
  thisKeywordNotFound: 'Dieses Keyword wurde nicht gefunden',
  allKeywords: 'Alle Keywords',
  checkNow: 'Jetzt prüfen',
  openInChecker: 'Frage ausprobieren',
  thisKeywordIsPaused: 'Dieses Keyword ist pausiert.',
  notCheckedYet: 'Noch nicht geprüft',
  everyAnswerAssistantKeywordKept:
    'Sehen Sie mit jeder Antwort, wie oft Assistenten Sie zu diesem Keyword erwähnen.',
  theNewestChecksNotLoaded: 'Die neuesten Prüfungen konnten nicht geladen werden',
  now: 'Neueste Prüfungen',
  theHistoryNotLoaded: 'Der Verlauf konnte nicht geladen werden',
} satisfies Translation<typeof messages>;
