import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Presence score page
  presenceScore: 'Präsenzwert',
  yourPresenceScoreNotLoaded: 'Ihr Präsenzwert konnte nicht geladen werden',
  updated: 'Aktualisiert',
  addKeywords: 'Keywords hinzufügen',
  exportCsv: 'CSV exportieren',
  loadingYourPresenceScore: 'Ihr Präsenzwert wird geladen …',
  history: 'Verlauf',
  presenceScoreOverTime: 'Präsenzwert im Zeitverlauf',
  theseDaysHaveTooFew: 'Diese Tage haben zu wenige Antworten für einen Wert.',
  byAssistant: 'Nach Assistent',
  howThisIsCounted: 'So wird gezählt',
  showThePartsOf: 'Teile anzeigen für',
  noPresenceScoreYet: 'Noch kein Präsenzwert',
  afterFirstCheckAllKeywords:
    'Eine Zahl zeigt, wie oft und wie früh Sie erwähnt werden, Ihren Anteil und bei wie vielen Keywords. Sie erscheint nach Ihrer ersten Prüfung.',
  checkAllKeywords: 'Alle Keywords prüfen',
} satisfies Translation<typeof messages>;
