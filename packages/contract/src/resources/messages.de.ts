import { messagesIn, type Translation } from '../messages/message.ts';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Cms pages
  pagesAndPosts: 'Seiten und Beiträge',
  enterATitle: 'Bitte geben Sie einen Titel ein',
  useSmallLetters: 'Bitte verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche',
  theLastPartAddress: 'Der letzte Teil der Adresse: about-us.',
  postOfTheBlog: 'Beitrag im Blog',
  entryOfTheChangelog: 'Eintrag in den Neuerungen',
  oneOrTwoSentencesFor: 'Ein oder zwei Sätze für Listen und Suchmaschinen.',
  htmlHeadingsFromH2On:
    'HTML: Überschriften ab h2, Absätze, Listen, Zitate, Code, Links und hier hochgeladene Bilder. Alles andere wird entfernt.',
  published: 'Veröffentlicht',
  keepAsADraft: 'Als Entwurf behalten',
  visitorsGoOnReadingTitle:
    'Besucher sehen weiter Titel, Beschreibung und Text, die veröffentlicht sind; die Vorschau zeigt den Entwurf. Adresse, Art und Zeiten gelten sofort.',
  enterDateAndTime: 'Bitte geben Sie Datum und Uhrzeit ein',
  publishedFrom: 'Veröffentlicht ab',
  atOnce: 'Sofort',
  yourLocalTime: 'In Ihrer Ortszeit. Leer: sofort.',
  page: 'Seite',

  // Coupons
  enterANumber: 'Bitte geben Sie eine Zahl ein',
  enterAWholeNumber: 'Bitte geben Sie eine ganze Zahl ein',
  enter1OrMore: 'Bitte geben Sie mindestens 1 ein',
  coupons: 'Gutscheine',
  atLeastThreeLetters: 'Mindestens drei Buchstaben, Ziffern oder Bindestriche',
  whatEnteredAtCheckout: 'Was beim Bezahlen eingegeben wird.',
  enterAPercentage: 'Bitte geben Sie einen Prozentsatz ein',
  enterMoreThan0: 'Bitte geben Sie mehr als 0 ein',
  atMost100: 'Höchstens 100',
  atMostTwoDecimals: 'Höchstens zwei Nachkommastellen',
  percentageOff: 'Rabatt in Prozent',
  enterAnAmount: 'Bitte geben Sie einen Betrag ein',
  enterWholeCents: 'Bitte geben Sie ganze Cent ein',
  insteadOfAPercentage: 'Statt eines Prozentsatzes.',
  appliesTo: 'Gilt für',
  theFirstPayment: 'Die erste Zahlung',
  paymentsOfSomeMonths: 'Zahlungen einiger Monate',
  everyPayment: 'Jede Zahlung',
  aTrialBeginsWithInvoice:
    'Eine Testphase beginnt mit einer Rechnung über 0\u00a0$. Sie kann verbrauchen, was nur für die erste Zahlung gilt.',
  forHowManyMonths: 'Für wie viele Monate',
  onlyForPaymentsSomeMonths: 'Nur für Zahlungen einiger Monate.',
  redeemedAtMost: 'Höchstens einlösbar',
  expires: 'Läuft ab',
  yourLocalTimeLeftEmptyNever: 'In Ihrer Ortszeit. Leer: nie.',
  forFirstPurchaseOnly: 'Nur für den ersten Kauf',
  active: 'Aktiv',
  oneWithdrawnRefusedAtCheckout:
    'Ein zurückgezogener Gutschein wird beim Bezahlen abgelehnt. Wer ihn schon eingelöst hat, behält den Rabatt.',
  none: 'Ohne',
  unlimited: 'Unbegrenzt',
  times: 'Mal',
  never: 'Nie',

  // Faq categories
  faqCategories: 'FAQ-Kategorien',
  nameTheCategory: 'Bitte benennen Sie die Kategorie',
  theHeadingAboveItsQuestionsIn:
    'Die Überschrift über ihren Fragen. Kommt sie in den Papierkorb, bleiben die Fragen ohne Kategorie sichtbar.',

  // Faq items
  faqItems: 'FAQ-Einträge',
  enterTheQuestion: 'Bitte geben Sie die Frage ein',
  enterTheAnswer: 'Bitte geben Sie die Antwort ein',
  chooseACategory: 'Bitte wählen Sie eine Kategorie',
  category: 'Kategorie',
  noCategory: 'Keine Kategorie',
  shownToVisitors: 'Für Besucher sichtbar',

  // Keyword rules
  keywordRules: 'Keyword-Regeln',
  enterTwoCharactersOrMore: 'Bitte geben Sie mindestens zwei Zeichen ein',
  wholeWordsWhateverTheirCase:
    'Ganze Wörter, groß oder klein: gambling. Ein Stern am Ende steht für jede Endung: gambl*.',
  sayWhy: 'Bitte geben Sie den Grund an',
  shownAnyoneWhoEntersSuch: 'Sieht, wer ein solches Keyword eingibt: Glücksspiel messen wir nicht.',
  inForce: 'In Kraft',
  keywordsThereAlreadyStay: 'Vorhandene Keywords bleiben und werden weiter gefragt.',
  enterWordsAStarMayStand: 'Bitte geben Sie Wörter ein; ein Stern darf nur ganz am Ende stehen',

  // Landing claims
  landingClaims: 'Werbeaussagen',
  enterWhatIsClaimed: 'Bitte geben Sie die Aussage ein',
  claim: 'Aussage',
  theFigureOrOffer: 'Die Zahl oder das Angebot: 1.000+ oder 14 Tage kostenlos testen.',
  sayWhat: 'Bitte geben Sie an, worauf sich das bezieht',
  ofWhat: 'Bezug',
  belowTheFirstView: 'Unter dem ersten Bildschirm',
  besideThePrices: 'Neben den Preisen',
  shownOnLandingPage: 'Auf der Startseite sichtbar',
  businessesOrWithNoCardOn: 'Unternehmen oder ohne Kreditkarte in allen Tarifen.',

  // Logos
  homepageLogos: 'Logos der Startseite',
  describeTheImage: 'Bitte beschreiben Sie das Bild',
  alternativeText: 'Alternativtext',
  readAloudInsteadImage: 'Wird statt des Bildes vorgelesen.',
  uploadAnImage: 'Bitte laden Sie ein Bild hoch',
  image: 'Bild',
  nameTheCompany: 'Bitte nennen Sie das Unternehmen',

  // Plans
  anAmountCannotBeNegative: 'Ein Betrag darf nicht negativ sein',
  plans: 'Tarife',
  priceAMonth: 'Preis pro Monat',
  priceAYear: 'Preis pro Jahr',
  thePlanHoldsManyFor:
    'So viele enthält der Tarif für jeden seiner Kanäle: 25 bei 4 Kanälen sind 100 Keywords.',
  chooseAtLeastOneChannel: 'Bitte wählen Sie mindestens einen Kanal',
  eachChannelCanBeChosen: 'Jeder Kanal kann nur einmal gewählt werden',
  channels: 'Kanäle',
  refreshedEvery: 'Aktualisierung alle',
  answersPerQuestion: 'Antworten je Frage',
  howManyUserMayAsk: 'Wie viele ein Nutzer je Prüfung anfordern darf; jede wird aus dem Budget bezahlt.',
  webhookEndpoints: 'Webhook-Endpunkte',
  toHowManyAddressesUser:
    'An wie viele Adressen eines Nutzers Ereignisse gesendet werden; 0 heißt keine Webhooks.',
  monthlyBudgetForAnswers: 'Monatliches Budget für Antworten',
  whatAssistantsMayCostFor: 'Was die Assistenten für einen Nutzer im Monat kosten dürfen.',
  theIdProductHoldsLetters: 'Die ID eines Produkts enthält nur Buchstaben, Ziffern, _ und -',
  stripeProduct: 'Stripe-Produkt',
  highlighted: 'Hervorgehoben',
  offered: 'Angeboten',
  usersOnPlanWithdrawnStay: 'Wer einen zurückgezogenen Tarif hat, behält ihn.',
  nameThePlan: 'Bitte benennen Sie den Tarif',
  hours: 'Stunden',
  nameTheFeature: 'Bitte benennen Sie die Leistung',
  atMostFeatures: message('Höchstens {max, plural, one {# Leistung} other {# Leistungen}}'),

  // Resource
  chooseAtLeastOneRow: 'Bitte wählen Sie mindestens eine Zeile',

  // Sign up rules
  signUpRules: 'Registrierungsregeln',
  mailDomain: 'E-Mail-Domain',
  whatStandsBehindThe: 'Was hinter dem @ steht: example.com.',
  asSoonAsOneDomain:
    'Ist eine Domain erlaubt, können sich nur erlaubte Domains registrieren. Eine gesperrte kann es nie.',
  alsoSubdomains: 'Auch Subdomains',
  forExampleComAlsoMail: 'Zu example.com auch mail.example.com.',
  forOtherAdministrators: 'Für andere Administratoren. Kann leer bleiben.',
  allowed: 'Erlaubt',
  blocked: 'Gesperrt',

  // Testimonials
  testimonials: 'Kundenstimmen',
  sayWhoThatIs: 'Bitte geben Sie an, wer das ist',
  positionAndCompany: 'Funktion und Unternehmen, unter dem Namen.',
  enterWhatTheySay: 'Bitte geben Sie die Aussage ein',
  whatTheySay: 'Aussage',
  theirOwnWords: 'Im Wortlaut, ohne Anführungszeichen.',
  nameWhoSaysIt: 'Bitte nennen Sie, wer das sagt',

  // Theme templates
  themeTemplates: 'Designvorlagen',
  nameTheThemeTemplate: 'Bitte benennen Sie die Designvorlage',

  // Topic categories
  topicCategories: 'Themenkategorien',
  companiesChoseKeepWhenWithdrawn:
    'Unternehmen, die sie gewählt haben, behalten sie auch nach dem Zurückziehen.',

  // Topic ideas
  topicIdeas: 'Themenideen',
  chooseASubcategory: 'Bitte wählen Sie eine Unterkategorie',
  subcategory: 'Unterkategorie',
  withoutOneIdeaForEvery: 'Ohne sie gilt die Idee für alle Unternehmen der Kategorie.',
  theWholeCategory: 'Die ganze Kategorie',
  nameTheTopic: 'Bitte nennen Sie das Thema',
  threeToFive:
    'Drei bis fünf, eine je Zeile, jede genauer als die vorige. {city} und {competitor} kommen aus dem Profil. Fehlen sie dort, entfällt die Frage.',
  keywordsCameStayWhenWithdrawn: 'Keywords aus dieser Idee bleiben auch nach dem Zurückziehen.',

  // Topic subcategories
  topicSubcategories: 'Themenunterkategorien',
  nameTheSubcategory: 'Bitte benennen Sie die Unterkategorie',

  // Warning rules
  enterNumberMinutes: 'Bitte geben Sie eine Anzahl von Minuten ein',
  enterWholeMinutes: 'Bitte geben Sie ganze Minuten ein',
  warningRules: 'Warnregeln',
  warnWhenItIs: 'Warnen bei',
  enter0OrMore: 'Bitte geben Sie mindestens 0 ein',
  inUnitMeasure: 'In der Einheit der Messgröße: Prozent, Minuten, Millisekunden oder Anzahl.',
  overTheLast: 'In den letzten',
  whatIsLookedAt:
    'Der betrachtete Zeitraum. Bei wartenden Prüfungen, Ausgaben und Speicher zählt der jetzige Stand.',
  atMostEvery: 'Höchstens alle',
  rulesLookedAtEveryFive: 'Die Regeln werden alle fünf Minuten geprüft.',
  mailAddresses: 'E-Mail-Adressen, eine je Zeile. Leer: alle aktiven Administratoren.',
  nameTheRule: 'Bitte benennen Sie die Regel',
  minutes: 'Minuten',
  isNoMailAddress: message('„{address}“ ist keine E-Mail-Adresse'),
  atMostAddresses: message('Höchstens {max, plural, one {# Adresse} other {# Adressen}}'),

  // Numbers
  enterOrMore: message('Bitte geben Sie mindestens {min, number} ein'),
  atMost: message('Höchstens {max, number}'),
  atMostDollars: message('Höchstens {max, plural, one {# US-Dollar} other {# US-Dollar}}'),

  // Fields
  inGerman: 'Auf Deutsch',
  title: 'Titel',
  slug: 'Adresse',
  kind: 'Art',
  description: 'Beschreibung',
  content: 'Inhalt',
  code: 'Code',
  amountOff: 'Rabatt als Betrag',
  name: 'Name',
  question: 'Frage',
  answer: 'Antwort',
  phrase: 'Ausdruck',
  messageField: 'Meldung',
  place: 'Platzierung',
  keywordsPerChannel: 'Keywords je Kanal',
  features: 'Leistungen',
  effect: 'Wirkung',
  note: 'Notiz',
  role: 'Funktion',
  tokens: 'Tokens',
  topic: 'Thema',
  questions: 'Fragen',
  measure: 'Messgröße',
  threshold: 'Schwellenwert',
  receivers: 'Empfänger',
} satisfies Translation<typeof messages>;
