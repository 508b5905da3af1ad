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
  colorNamed: message(`{token, select,
    surface_page {Fläche der Seite}
    surface_raised {Fläche, erhöht}
    surface_sunken {Fläche, vertieft}
    surface_hover {Fläche unter dem Zeiger}
    surface_active {Fläche, gewählt}
    surface_overlay {Fläche über der Seite}
    line {Linie}
    line_strong {Linie, kräftig}
    line_control {Linie von Bedienelementen}
    text {Text}
    text_muted {Text, gedämpft}
    text_faint {Text, blass}
    accent {Akzent}
    accent_hover {Akzent unter dem Zeiger}
    accent_text {Akzent als Text}
    on_accent {Auf dem Akzent}
    accent_soft {Akzent, sanft}
    accent_line {Linie im Akzent}
    glow {Schein}
    positive {Positiv}
    positive_soft {Positiv, sanft}
    negative {Negativ}
    negative_soft {Negativ, sanft}
    negative_solid {Negativ, voll}
    warning {Warnung}
    warning_soft {Warnung, sanft}
    channel_openai {Kanal ChatGPT}
    channel_claude {Kanal Claude}
    channel_gemini {Kanal Gemini}
    channel_perplexity {Kanal Perplexity}
    other {{token}}
  }`),
  sizeNamed: message(`{token, select,
    text_xs {Schriftgröße XS}
    text_sm {Schriftgröße S}
    text_base {Schriftgröße, normal}
    text_lg {Schriftgröße L}
    text_xl {Schriftgröße XL}
    text_2xl {Schriftgröße 2XL}
    radius_sm {Rundung, klein}
    radius {Rundung}
    radius_lg {Rundung, groß}
    radius_full {Rundung, voll}
    font_sans {Schrift}
    font_mono {Schrift für Code}
    shadow_raised {Schatten, erhöht}
    shadow_overlay {Schatten über der Seite}
    width_page {Breite der Seite}
    width_prose {Breite von Text}
    height_control {Höhe von Bedienelementen}
    height_header {Höhe der Kopfzeile}
    duration {Dauer}
    ease {Verlauf}
    other {{token}}
  }`),
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
