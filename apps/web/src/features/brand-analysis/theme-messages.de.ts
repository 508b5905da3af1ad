import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './theme-messages.ts';

const message = messagesIn('de');

export default {
  // Theme dialog
  saveTheme: 'Merkmal speichern',
  themeWasDeleted: 'Dieses Merkmal wurde inzwischen gelöscht. Speichern Sie, um es wiederherzustellen.',
  theme: 'Merkmal',
  themeHint: 'Etwas, wofür Sie bekannt sein möchten, etwa „Faire Preise“.',
  words: 'Wörter',
  wordsHint:
    'Ein Wort oder eine Wortgruppe je Zeile. Antworten mit einem davon zählen für das Merkmal, auch bei anderer Groß- und Kleinschreibung. Ein Stern am Ende steht für jede Endung, etwa günstig*. Ist das Feld leer, suchen wir den Namen des Merkmals.',
  category: 'Kategorie',
  messagingPillar: 'Kernbotschaft',
  none: 'Keine',
  coreTheme: 'Kernmerkmal',
  coreThemeHint: 'Fehlt es in Antworten, erhalten Sie eine Erkenntnis dazu.',
  changeTheme: message('„{theme}“ ändern'),
  quality: 'Qualität',
  service: 'Service',
  product: 'Produkt',
  values: 'Werte',
  placeOfBusiness: 'Ort',

  // Theme suggestions
  themesFromMessagingPillars: 'Merkmale aus Ihren Kernbotschaften',

  // Theme lead
  knownFor: message('„{theme}“'),
  answersMentioningYou: message(
    '{answers, number} von {of, plural, one {# Antwort mit Ihrer Marke} other {# Antworten mit Ihrer Marke}}',
  ),
  besideYourNameIn: message(
    'In {answers, number} von {of, plural, one {# Antwort} other {# Antworten}} neben Ihrem Namen',
  ),

  // Theme table
  ofPillar: message('Kernbotschaft „{pillar}“'),
  praiseAndCriticism: message('Lob {praise, number}, Kritik {criticism, number}'),
  saidInAnswers: 'In Antworten mit Ihrer Marke',
  besideYourName: 'Neben Ihrem Namen',
  themes: 'Merkmale',
  core: 'Kernmerkmal',
  sentiment: 'Stimmung',
  changeNamed: message('{theme} ändern'),
  deleteNamed: message('{theme} löschen'),
  byItsName: 'nach seinem Namen',

  // Theme versions
  themeWasChanged: 'Dieses Merkmal wurde anderswo geändert, während Sie es bearbeitet haben.',

  // Theme form
  yes: 'ja',
  no: 'nein',
  nothing: 'leer',
} satisfies Translation<typeof messages>;
