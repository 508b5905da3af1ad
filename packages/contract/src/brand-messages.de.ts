import type * as messages from './brand-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Brand operations
  nameABrand: 'Bitte nennen Sie eine Marke',
  chooseWhatBeFound: 'Bitte wählen Sie, was gefunden werden soll',
  nameAtLeastOneOperation: 'Bitte nennen Sie mindestens eine Operation',
  yourAnalyticsReportsLast30: 'Ihre Analysen der letzten 30 Tage sind bereit.',

  // Brand profile
  chooseABrandVoice: 'Bitte wählen Sie eine Tonalität',
  chooseABrandPersonality: 'Bitte wählen Sie eine Markenpersönlichkeit',
  chooseAPriority: 'Bitte wählen Sie eine Priorität',
  enterPlainText: 'Bitte geben Sie einfachen Text ein',
  chooseACategory: 'Bitte wählen Sie eine Kategorie',
  atMostPillars: message('Höchstens {max, plural, one {# Kernbotschaft} other {# Kernbotschaften}}'),
  atMostQuestions: message('Höchstens {max, plural, one {# Frage} other {# Fragen}}'),
  lowPriority: 'Niedrig',
  mediumPriority: 'Mittel',
  highPriority: 'Hoch',

  // Brand
  enterName1100Characters:
    'Bitte geben Sie einen Namen von 1 bis 100 Zeichen mit einem Buchstaben oder einer Ziffer ein',
  atMostNames: message('Höchstens {max, plural, one {# Name} other {# Namen}}'),
  atMostWords: message('Höchstens {max, plural, one {# Wort} other {# Wörter}}'),
  atMostStrengths: message('Höchstens {max, plural, one {# Stärke} other {# Stärken}}'),

  // Built in questions
  whichAiPlatformsDoTrack: 'Welche KI-Plattformen beobachten Sie?',
  chatgptClaude:
    'ChatGPT, Claude, Gemini und Perplexity, jeweils über die API des Anbieters. In der App des Anbieters kann die Antwort anders ausfallen. Darum nennt jede Antwort ihr Modell, ihren Ort und ob im Web gesucht wurde.',
  howOftenDataUpdated: 'Wie oft werden die Daten aktualisiert?',
  wheneverYouCheck:
    'Bei jeder Prüfung, die Sie starten, und automatisch so oft, wie Ihr Tarif es vorsieht. Jede Antwort wird mit ihrem Datum aufbewahrt.',
  canITrackMultipleBrands: 'Kann ich mehrere Marken oder Mitbewerber beobachten?',
  oneAccountFollowsOneBrand:
    'Ein Konto beobachtet eine Marke und die Mitbewerber, die Sie nennen. Für eine zweite Marke brauchen Sie ein zweites Konto.',
  whatInsightsDoProvide: 'Welche Erkenntnisse erhalte ich?',
  howOftenEachAssistantNames:
    'Wie oft jeder Assistent Sie erwähnt, für welche Keywords und wie früh in der Antwort. Sie sehen auch, wer neben Ihnen erwähnt wird und welche Quellen zitiert werden. Klicken Sie auf eine Quote, um ihre Antworten zu lesen.',
  general: 'Allgemein',

  // Omega
  chooseAUser: 'Bitte wählen Sie einen Nutzer',
  chooseAKeyword: 'Bitte wählen Sie ein Keyword',

  // Brand themes
  enterAThemeName: message(
    'Bitte geben Sie einen Namen von 1 bis {max, number} Zeichen mit einem Buchstaben oder einer Ziffer ein',
  ),
  enterThemeWords: message(
    'Bitte geben Sie Wörter mit höchstens {max, plural, one {# Zeichen} other {# Zeichen}} ein, mindestens zwei davon Buchstaben oder Ziffern',
  ),
  atMostThemeWords: message('Höchstens {max, plural, one {# Wort} other {# Wörter}}'),

  // Voices, personalities and kinds of questions
  professional: 'Professionell',
  friendly: 'Freundlich',
  expert: 'Fachkundig',
  casual: 'Locker',
  innovative: 'Innovativ',
  trustworthy: 'Vertrauenswürdig',
  energetic: 'Energisch',
  compassionate: 'Mitfühlend',
  leader: 'Führend',
  innovator: 'Erfinderisch',
  helper: 'Hilfsbereit',
  partner: 'Partnerschaftlich',
  disruptor: 'Umwälzend',
  community: 'Gemeinschaftlich',
  premium: 'Premium',
  services: 'Leistungen',
  expertise: 'Fachwissen',
  location: 'Standort',
  industry: 'Branche',
  solutions: 'Lösungen',
  experience: 'Erfahrung',
  approach: 'Vorgehen',
  differentiation: 'Abgrenzung',
} satisfies Translation<typeof messages>;
