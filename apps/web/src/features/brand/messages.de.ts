import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Brand identity form
  chooseABrandVoice: 'Tonalität wählen',
  chooseABrandPersonality: 'Markenpersönlichkeit wählen',
  description: 'Beschreibung',
  descriptionHint: 'Ein paar Sätze über Ihr Unternehmen.',
  targetAudience: 'Zielgruppe',
  targetAudienceHint: 'Die Menschen, für die Sie da sind.',
  uniqueValueProposition: 'Alleinstellungsmerkmal',
  uniqueValuePropositionHint: 'Der Nutzen, den nur Sie bieten.',
  competitiveDifferentiation: 'Abgrenzung vom Wettbewerb',
  competitiveDifferentiationHint: 'Was Sie von Ihren Mitbewerbern unterscheidet.',
  whatSetsYouApart: 'Was Sie auszeichnet',
  filledInOf: message('{filled, number} von {all, number} ausgefüllt'),
  brandMission: 'Mission der Marke',
  brandMissionHint: 'Warum es Ihr Unternehmen gibt.',
  brandVision: 'Vision der Marke',
  brandVisionHint: 'Ihr Ziel für die Zukunft.',
  updateFailed: 'Das Markenprofil konnte nicht gespeichert werden',
  profileUpdated: 'Das Profil wurde gespeichert.',
  saving: 'Wird gespeichert …',
  saveBrandData: 'Markendaten speichern',
  industry: 'Branche',
  industryHint: 'Lassen Sie das Feld leer, wenn die Kategorie des Unternehmens genügt.',
  brandVoice: 'Tonalität',
  brandPersonality: 'Markenpersönlichkeit',

  // Brand names form
  namesSaved: 'Namen gespeichert',
  otherNamesCompany: 'Weitere Namen',
  otherNamesHint: 'Kurzformen, frühere Namen, Schreibweisen. Einer je Zeile.',
  yourProducts: 'Ihre Produkte',
  productsHint: 'Ein Produkt je Zeile. Wird es erwähnt, zählt das als Erwähnung Ihrer Marke.',
  distinctiveWord: 'Art des Unternehmens',
  forExampleBookshop: 'Zum Beispiel „Buchhandlung“',
  distinctiveWordHint: 'Nur nötig, wenn Ihr Name auch ein gewöhnliches Wort ist.',
  saveNames: 'Namen speichern',

  // Brand questions form
  chooseACategory: 'Kategorie wählen',
  questionsLede: message(
    'Fragen, bei denen Ihr Unternehmen vorkommen sollte. Sie werden nicht automatisch gestellt. <link>Fügen Sie die Fragen, die Sie messen möchten, als Keywords hinzu</link>.',
  ),
  brandQuestionsOf: message('{count, number} von {most, number} Markenfragen'),
  categoryAndPriority: message('{category} · Priorität: {priority}'),
  atMost: message('Höchstens {most, number}. Entfernen Sie einen Eintrag, um einen weiteren hinzuzufügen.'),
  suggestedQuestions: 'Vorgeschlagene Fragen aus Ihrem Profil',
  addWhatYouOffer: message(
    'Ergänzen Sie Ihr Angebot <link>in Ihrem Profil</link>, um vorgeschlagene Fragen zu sehen.',
  ),
  saveBrandQuestions: 'Markenfragen speichern',
  question: 'Frage',
  questionHint: 'Wählen Sie eine Kategorie, um sie hinzuzufügen.',
  category: 'Kategorie',
  priority: 'Priorität',
  addQuestion: 'Frage hinzufügen',

  // Brand tab
  profileNotLoaded: 'Die Profildaten konnten nicht vollständig geladen werden',
  loadingYourSettings: 'Ihre Einstellungen werden geladen …',
  enterCompanyNameFirst: 'Bitte geben Sie zuerst in den Grunddaten den Namen Ihres Unternehmens ein.',

  // Brand writes
  changeBrandNames: 'Markennamen ändern',
  addCompetitor: 'Mitbewerber hinzufügen',
  changeCompetitor: 'Mitbewerber ändern',
  changeBrandDetails: 'Markendaten ändern',

  // Changed answers
  theChangedAnswersNotLoaded: 'Die geänderten Antworten konnten nicht geladen werden',
  answersThatWouldChange: 'Antworten, die sich ändern würden',
  wouldBe: message('künftig <verdict></verdict>'),
  loading: 'Wird geladen …',
  showOlderAnswers: 'Ältere Antworten anzeigen',
  nameBecause: message('„{name}“: {why}'),

  // Changed reports
  wouldBecome: 'Künftig',
  reportsThatWouldChange: 'Berichte, die sich ändern würden',
  noRate: 'Keine Quote',
  report: 'Bericht',
  assistant: 'Assistent',
  now: 'Jetzt',

  // Competitor dialog
  directCompetitor: 'Direkter Mitbewerber',
  indirectCompetitor: 'Indirekter Mitbewerber',
  substitute: 'Ersatzangebot',
  partner: 'Partner',
  leader: 'Marktführer',
  challenger: 'Herausforderer',
  follower: 'Marktfolger',
  niche: 'Nischenanbieter',
  strong: 'Stark',
  moderate: 'Mittel',
  weak: 'Schwach',
  changeNamed: message('{competitor} ändern'),
  websiteExample: 'https://example.com',
  addACompetitor: 'Mitbewerber hinzufügen',
  saveCompetitor: 'Mitbewerber speichern',
  name: 'Name',
  website: 'Website',
  websiteHint: 'Links auf diese Website zählen als Zitate des Mitbewerbers.',
  otherNames: 'Weitere Namen',
  oneEntryPerLine: 'Ein Eintrag je Zeile.',
  products: 'Produkte',
  namesAndProducts: 'Weitere Namen und Produkte',
  yourNotes: 'Ihre Notizen',
  forYouToRemember: 'Nur für Sie. Sie haben keinen Einfluss auf Ergebnisse.',
  relationship: 'Beziehung',
  marketPosition: 'Marktposition',
  competitiveStrength: 'Wettbewerbsstärke',
  keyStrengths: 'Wichtigste Stärken',

  // Competitor sheet
  change: 'Ändern',
  deleteLabel: 'Löschen',
  whatNamesAreFor:
    'Namen und Produkte zählen als Erwähnungen, Links auf die Website als Zitate. Alles andere sind Ihre privaten Notizen.',
  notGiven: 'Nicht angegeben',

  // Delete competitor dialog
  deleteCompetitor: 'Mitbewerber löschen',
  youStopTrackingIt: 'Erwähnen Antworten das Unternehmen, bleibt es als gefunden in der Liste.',
  deleteNamed: message('{competitor} löschen?'),

  // Judging panel
  discard: 'Verwerfen',
  olderAnswersJudgedByEarlierRules: 'Ältere Antworten wurden nach früheren Regeln gezählt',
  previewFirst: 'Sehen Sie sich zuerst die Vorschau der Änderungen an. Das kostet nichts.',
  previewTheChange: 'Vorschau ansehen',
  judgingAgain: 'Vorschau der Änderungen',
  answersJudged: 'Geprüfte Antworten',
  previewAgain: 'Neue Vorschau ansehen',
  applied: 'Übernommen',
  applying: 'Wird übernommen …',
  apply: 'Übernehmen',
  youCanLeave: 'Sie können diese Seite verlassen. Die Vorschau läuft weiter.',
  appliedAt: message('Übernommen am <time></time>'),

  // Namesake list
  notYou: 'Andere mit Ihrem Namen',
  othersWithYourName:
    'Diese Unternehmen zählen nicht. Mit „Nicht wir“ neben einer Erwähnung fügen Sie eines hinzu.',
  yourNamesakesNotLoaded: 'Ihre Namensvettern konnten nicht geladen werden',
  removeNamesake: 'Namensvetter entfernen',
  namesakesOf: message('{count, number} von {limit, plural, one {# Namensvetter} other {# Namensvettern}}'),

  // Pillars field
  messagingPillars: 'Kernbotschaften',
  pillarsHint: 'Sätze, für die Sie bekannt sein möchten. Wir empfehlen 3 bis 5.',
  addPillar: 'Kernbotschaft hinzufügen',
  suggestedPillars: 'Vorgeschlagene Kernbotschaften, in Ihren eigenen Worten',
  messagingPillarsOf: message('{count, number} von {most, number} Kernbotschaften'),

  // Spelling offers
  doPeopleWriteItLikeThis: 'Wird Ihr Name auch so geschrieben?',

  // Suggest entries
  fromWhatYouOffer: 'Aus Ihrem Angebot',
  fromWhatYouOfferAndPlace: 'Aus Ihrem Angebot und Ihrem Ort',
  fromYourIndustryAndPlace: 'Aus Ihrer Branche und Ihrem Ort',
  fromYourIndustry: 'Aus Ihrer Branche',
  fromUniqueValueProposition: 'Aus Ihrem Alleinstellungsmerkmal',
  fromCompetitiveDifferentiation: 'Aus Ihrer Abgrenzung vom Wettbewerb',
  fromYourMission: 'Aus Ihrer Mission',
  fromYourVision: 'Aus Ihrer Vision',

  // Suggested entries
  add: 'Hinzufügen',
  addEntry: message('„{entry}“ hinzufügen'),

  // Entry list
  removeEntry: message('„{entry}“ entfernen'),
} satisfies Translation<typeof messages>;
