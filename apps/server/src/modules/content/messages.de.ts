import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Built in brand
  brand: 'Logo und Farben',
  brandDescription: 'Name, Logo und Farben von Answerscope und wie man sie verwendet.',

  // Built in legal
  privacyPolicy: 'Datenschutzerklärung',
  privacyDescription:
    'Welche Daten diese Website speichert und warum, wer sie sehen kann und welche Rechte Sie haben.',
  termsOfServices: 'Nutzungsbedingungen',
  termsDescription: 'Was Sie von diesem Dienst erwarten können und was er von Ihnen erwartet.',

  // Built in pages
  aboutUs: 'Über uns',
  aboutDescription:
    'Menschen fragen Assistenten, welchen Unternehmen sie vertrauen können. Answerscope zeigt diesen Unternehmen die Antworten.',
  whyOneAnswerProvesNothing: 'Warum eine Antwort nichts beweist',
  oneAnswerDescription:
    'Wer einen Assistenten zweimal dasselbe fragt, bekommt vielleicht verschiedene Namen. Was das für Messungen bedeutet.',
  chooseQuestions: 'Fragen wählen, die Kunden stellen',
  chooseQuestionsDescription:
    'Die Liste der Keywords entscheidet, was Sie messen. So finden Sie Keywords, die sich lohnen.',

  // Content
  pictureNotHere: 'Dieses Bild ist nicht da. Bitte laden Sie es erneut hoch.',

  // Faq
  categoryGone: 'Diese Kategorie gibt es nicht mehr. Bitte wählen Sie eine andere.',

  // Machine files
  pages: 'Seiten',
  howItWorks: 'So funktioniert es',
  howItWorksDescription: 'Vom Keyword zur Quote mit Schwankungsbreite, in vier Schritten.',
  plans: 'Tarife',
  plansDescription: 'Was jeder Tarif erlaubt und was er kostet.',
  faqs: 'Häufige Fragen',
  faqsDescription: 'Antworten auf häufige Fragen.',
  blog: 'Blog',
  blogDescription: 'Wie man misst, was Assistenten sagen.',
  help: 'Hilfe',
  helpDescription: 'Zwölf kurze Artikel, vom Markenprofil bis zur eigenen Installation.',
  changelog: 'Neuerungen',
  changelogDescription: 'Neue Funktionen und behobene Fehler.',

  // Moderate comment
  commentAlready: message(
    'Dieser Kommentar {state, select, approved {ist bereits freigegeben} rejected {ist bereits abgelehnt} other {wartet bereits auf Freigabe}}.',
  ),

  // Release notes
  releaseTitle: message('{product} {version}'),
  whatIsNewIn: message('Neu in {version}.'),

  // Pages
  tooLongAsHtml: message(
    'Als HTML gespeichert hat dieser Text {length, plural, one {# Zeichen} other {# Zeichen}}. Bitte kürzen Sie ihn auf höchstens {max, number}.',
  ),
  nothingPublishedYet: 'Diese Seite ist noch nicht veröffentlicht. Speichern Sie sie ohne Entwurf.',
  addressTaken: 'Eine andere Seite hat diese Adresse. Bitte wählen Sie eine andere.',
} satisfies Translation<typeof messages>;
