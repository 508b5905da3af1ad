import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Contrast panel
  contrast: 'Kontrast',
  wcagAa: 'WCAG AA',
  cannotBePublished: 'Nicht veröffentlichbar',
  tooLittleContrast: 'Zu wenig Kontrast',
  showAllPairs: 'Alle Paare anzeigen',
  allPairs: 'Alle Paare',
  allHaveContrast: message('Alle {count, number} Farbpaare haben genug Kontrast, bei Dunkel und Hell.'),
  someHaveTooLittle: message(
    '{count, plural, one {# Farbpaar hat} other {# Farbpaare haben}} zu wenig Kontrast.',
  ),
  inDark: message('Dunkel: {what}'),
  inLight: message('Hell: {what}'),
  colorOn: message('{above} auf {below}'),
  ratioOf: message('{ratio}, nötig {needed}'),

  // Design editor
  preview: 'Vorschau',
  beginAgain: 'Auf Veröffentlichtes zurücksetzen',
  saving: 'Wird gespeichert …',
  saveDraft: 'Entwurf speichern',
  publish: 'Veröffentlichen',
  notSavedYet: 'Noch nicht gespeichert. Speichern Sie den Entwurf, um ihn zu veröffentlichen.',
  draftIsPublished: 'Der Entwurf entspricht dem veröffentlichten Design.',
  draftIsSaved: 'Entwurf gespeichert. Nur Administratoren sehen ihn.',
  valuesNotReadYet: message('{count, plural, one {# Wert ist} other {# Werte sind}} noch nicht gültig.'),

  // Design history
  publishAgain: 'Erneut veröffentlichen',
  inUse: 'In Verwendung',
  revertToThis: 'Hierauf zurücksetzen',
  publishedDesigns: 'Veröffentlichte Designs',
  revertBuiltInLook: 'Auf mitgeliefertes Aussehen zurücksetzen',
  designsNotLoaded: 'Die veröffentlichten Designs konnten nicht geladen werden',
  noDesignPublishedYet: 'Noch kein Design veröffentlicht. Besucher sehen das mitgelieferte Aussehen.',
  revertConsequence:
    'Alle sehen es, sobald sie eine Seite öffnen oder neu laden. Der Entwurf ändert sich nicht.',
  revert: 'Zurücksetzen',
  builtInLookBack: 'Das mitgelieferte Aussehen gilt wieder',
  designOf: message('Design {number}: {made}'),
  aDeletedAccount: 'gelöschtes Konto',
  design: 'Design',
  published: 'Veröffentlicht',
  by: 'Von',
  reason: 'Grund',
  newestOf: message('Die neuesten {shown, number} von {total, plural, one {# Design} other {# Designs}}.'),
  revertTo: message('Auf Design {number} zurücksetzen'),
  designBack: message('Design {number} gilt wieder'),

  // Design in words
  everybodySeesBuiltInLook: 'Alle sehen das mitgelieferte Aussehen.',
  valuesThatDiffer: message(
    '{count, plural, =0 {das mitgelieferte Aussehen} one {# Wert weicht vom mitgelieferten Aussehen ab} other {# Werte weichen vom mitgelieferten Aussehen ab}}',
  ),
  designAgain: message(
    'wieder Design {number}, {count, plural, =0 {das mitgelieferte Aussehen} one {# Wert weicht vom mitgelieferten Aussehen ab} other {# Werte weichen vom mitgelieferten Aussehen ab}}',
  ),
  everybodySees: message(
    'Alle sehen Design {number} · {count, plural, =0 {das mitgelieferte Aussehen} one {# Wert weicht vom mitgelieferten Aussehen ab} other {# Werte weichen vom mitgelieferten Aussehen ab}}',
  ),

  // Design preview
  dark: 'Dunkel',
  light: 'Hell',
  exampleOfTitle: '72\u00a0% der Antworten erwähnen Sie',
  checkNow: 'Jetzt prüfen',
  hasTheFocus: 'Im Fokus',
  deleteLabel: 'Löschen',
  mentioned: 'Erwähnt',
  failed: 'Fehlgeschlagen',
  needsAttention: 'Handlungsbedarf',
  neutral: 'Neutral',
  keyword: 'Keyword',
  exampleOfHint: 'Der unwichtigste Text.',
  whatIsChosen: 'Gewähltes',
  exampleOfAddress: 'https://example.com',
  wordsBeside: message(
    'Zurückhaltender Text mit <link>einem Link</link> und <selected>markierten Wörtern</selected>.',
  ),
  keywordExample: 'bester Kaffee',

  // Design values
  asItIsBuiltIn: 'wie mitgeliefert',
  tokenInScheme: message('{token}, {scheme, select, dark {dunkel} other {hell}}'),

  // Publish dialog
  publishThisDesign: 'Dieses Design veröffentlichen',
  publishConsequence:
    'Alle sehen es, sobald sie eine Seite öffnen oder neu laden. E-Mails, Dateien und Bilder der Marke behalten ihre Farben.',
  designPublished: message('Design {number} ist veröffentlicht'),
  notPublishable: message(
    '{count, plural, one {# Farbpaar hat} other {# Farbpaare haben}} zum Veröffentlichen zu wenig Kontrast.',
  ),
  andMore: message('Und {count, number} weitere.'),

  // Token editor
  protectedLabel: 'Geschützt',
  asBuiltIn: 'Wie mitgeliefert',
  standardNames: message('Diese Standardnamen sind für Teile anderer Hersteller reserviert: {names}.'),
  pick: message('Farbe wählen: {value}'),
  builtIn: message('Mitgeliefert: {value}'),

  // Use design draft
  draftSaved: 'Der Entwurf ist gespeichert',
} satisfies Translation<typeof messages>;
