import type * as messages from './common-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Choices
  setByAdministrator: 'Von der Verwaltung festgelegt',
  informational: 'Informativ',
  navigational: 'Navigation',
  commercial: 'Kommerziell',
  transactional: 'Transaktional',
  local: 'Lokal',

  // Day range query
  chooseRangeDays: 'Bitte wählen Sie einen Zeitraum',

  // Media
  thisFileIsEmpty: 'Diese Datei ist leer. Bitte wählen Sie ein Bild.',
  svgFilesCannotBeUsed:
    'SVG-Dateien sind nicht möglich, weil sie Programme enthalten können. Bitte verwenden Sie eine PNG-, JPEG-, WebP- oder GIF-Datei.',
  thisFileNotPictureWe:
    'Diese Datei ist kein Bild, das wir lesen können. Bitte verwenden Sie eine PNG-, JPEG-, WebP- oder GIF-Datei.',
  thisPictureDamagedOrIncomplete:
    'Dieses Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
  theBodyPictureItself:
    'Der Inhalt der Anfrage ist das Bild selbst; die Kopfzeile content-type zählt nicht. Zweimal dasselbe Bild ist eines.',
  pictureTooLarge: message(
    'Dieses Bild ist größer als {megabytes, number} MB. Bitte wählen Sie ein kleineres.',
  ),
  pictureHasTooManyPixels: message(
    'Dieses Bild hat mehr als {millions, number} Millionen Pixel. Bitte wählen Sie ein kleineres.',
  ),

  // Page addresses
  pageNotFound: 'Seite nicht gefunden',
  thePageYoureLookingFor: 'Die gesuchte Seite gibt es nicht.',
  thisPreviewHasEnded: 'Diese Vorschau ist abgelaufen',
  aLinkPreviewWorksFor:
    'Ein Link zu einer Vorschau gilt eine Stunde. Bitte öffnen Sie die Vorschau dort erneut, wo die Seite geschrieben wird.',

  // Parameters
  mustNotBeBeforeYear: 'Darf nicht vor dem Jahr 1900 liegen',
  mustBeTrueOrFalse: 'Muss true oder false sein',

  // Product
  seeHowVisibleBrandInside: 'Sehen Sie, wie sichtbar Ihre Marke in den Antworten von KI-Assistenten ist.',

  // Text
  enterPlainText: 'Bitte geben Sie einfachen Text ein',

  // Languages, each in its own words
  english: 'English',
  deutsch: 'Deutsch',

  // Limits
  atMostCharacters: message('Bitte geben Sie höchstens {max, plural, one {# Zeichen} other {# Zeichen}} ein'),
  atMostAtOnce: message('Höchstens {max, number} auf einmal'),
  atMostEntries: message('Darf höchstens {max, plural, one {# Eintrag} other {# Einträge}} enthalten'),

  // Numbers and money
  lessThanOneCent: 'weniger als 1 Cent',
  about: message('etwa {amount}'),
} satisfies Translation<typeof messages>;
