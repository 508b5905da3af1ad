import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Also named
  orderOfMention: 'Reihenfolge der Erwähnungen',

  // Answer excerpt
  thereIsNoText: 'Kein Text.',

  // Answer facts
  askedFor: 'Angefordert',
  webSearch: 'Websuche',
  searchedFor: 'Gesucht nach',
  noneGiven: 'Nicht angegeben',
  judgedBy: 'Zählregeln',
  howItWasAsked: 'So wurde gefragt',
  aSimulatedAnswer: 'Simulierte Antwort. Sie sagt nichts über echte Marken aus.',
  askedForOther: 'Gefragt nach einem anderen Unternehmen oder Keyword. Ihre Ergebnisse ändern sich nicht.',
  allowedNotUsed: 'Erlaubt, nicht genutzt',
  model: 'Modell',
  asked: 'Gefragt',
  took: 'Dauer',
  cost: 'Kosten',
  location: 'Ort',
  rulesVersion: message('Version {version}'),
  searched: 'Genutzt',
  searchOff: 'Aus',

  // Answer skeleton
  loadingTheAnswer: 'Antwort wird geladen …',

  // Answer sources
  yourSite: 'Ihre Website',
  sources: 'Quellen',
  noSources: 'Der Assistent hat keine Quellen zitiert.',
  foundNotCited: 'Gefunden, nicht zitiert',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  competitor: 'Mitbewerber',

  // Answer spans
  onYourList: 'Ein Mitbewerber, den Sie beobachten.',
  notOnYourList: 'Ein Unternehmen oder Produkt, das Sie nicht beobachten.',

  // Answer text
  tooLarge: 'Diese Antwort ist zum Formatieren zu groß. Sie sehen den reinen Text.',
  tableInTheAnswer: 'Tabelle in der Antwort',

  // Answer view
  questionAndAnswer: 'Frage und Antwort',
  question: 'Frage:',
  answerOf: message('Antwort von {assistant}'),

  // Answer viewer
  answerNotLoaded: 'Die Antwort konnte nicht geladen werden',
  answerNotFound: 'Diese Antwort wurde nicht gefunden',
  backToTheDashboard: 'Zurück zum Dashboard',
  notUs: 'Nicht wir',
  statementsNotLoaded: 'Die Aussagen konnten nicht geladen werden',
  notUsName: message('Nicht wir: {name}'),

  // Answer writes
  sendFeedback: 'Rückmeldung senden',
  takeFeedbackBack: 'Rückmeldung zurückziehen',
  countAnswer: 'Antwort mitzählen',

  // Auxiliary in words
  modelBeingAsked: 'Ein Modell prüft diese Zeilen',
  noModelAnswered: 'Von Regeln entschieden, kein Modell hat geantwortet',
  itIsOtherOfThatName: 'Es ist etwas anderes mit diesem Namen.',
  itIsOrdinaryWord: 'Es ist hier ein gewöhnliches Wort.',
  itIsOnlySource: 'Es ist nur eine Quelle.',
  onlyDenial: 'Die Antwort sagt nur, dass sie es nicht kennt.',
  otherMeaning: 'Es hat hier eine andere Bedeutung.',
  reasonUnknown: 'Der Grund ist unbekannt.',
  aModel: 'unbekannten Namens',
  modelWasUndecided: message('Von Regeln entschieden, das Modell {model} war nicht sicher'),
  modelQuotedOtherWords: message(
    'Von Regeln entschieden, das Modell {model} zitierte Wörter, die nicht in der Antwort stehen',
  ),
  modelAskedBeforeDetails: message(
    'Von Regeln entschieden, das Modell {model} kannte die neuesten Angaben zu {company} nicht',
  ),
  modelAskedBeforeYourDetails: message(
    'Von Regeln entschieden, das Modell {model} kannte die neuesten Angaben zu Ihrem Unternehmen nicht',
  ),
  decidedBy: message('Entschieden vom Modell {model}'),
  itIsCompany: message('Es ist {company}.'),
  itIsYourCompany: 'Es ist Ihr Unternehmen.',
  itIsOther: message('Es ist „{name}“.'),
  quoted: message('Zitat: „{quote}“.'),
  rulesCount: 'Die Regeln zählen es.',
  rulesDoNotCount: 'Die Regeln zählen es nicht.',
  costOf: message('Das kostete {cost}.'),

  // Count answer
  whetherThisAnswerCounts: 'Zählt diese Antwort?',
  leftOutEveryRate: 'Nicht gezählt.',
  counting: 'Wird mitgezählt …',
  countThisAnswer: 'Antwort mitzählen',
  leavingOut: 'Wird gespeichert …',
  leaveItOutAgain: 'Nicht mitzählen',
  refusedSaysNothing: 'Der Assistent hat die Antwort verweigert.',
  emptySaysNothing: 'Diese Antwort erwähnt kein Unternehmen.',
  ifYouCountIt:
    'Zählen Sie sie mit, steht sie in Ergebnissen und Berichten als Antwort ohne Ihre Marke. Sie können das rückgängig machen.',
  countedInOn: message('Sie zählen diese Antwort seit dem <day></day> mit.'),
  includedWithoutYou: 'In Ergebnissen und Berichten steht sie als Antwort ohne Ihre Marke.',
  recalculated: message(
    '{reports, plural, =0 {Ihre Ergebnisse werden neu berechnet. Kein Bericht enthält diese Antwort.} one {Ihre Ergebnisse und # Bericht werden neu berechnet.} other {Ihre Ergebnisse und # Berichte werden neu berechnet.}}',
  ),

  // Finish notes
  cutOff: 'Die Antwort wurde an ihrer Längengrenze abgeschnitten.',
  refused: 'Der Assistent hat die Antwort verweigert.',
  blocked: 'Der Anbieter hat die Antwort gesperrt.',
  unusable: 'Der Assistent hat keine brauchbare Antwort gegeben.',

  // Marked statements
  recommendedFirst: message('{company}: an erster Stelle empfohlen'),
  praised: message('{company}: gelobt'),
  mentionedOnly: message('{company}: nur erwähnt'),
  withReservation: message('{company}: mit Vorbehalt'),
  advisedAgainst: message('{company}: abgeraten'),

  // Said of companies
  quotedByRules:
    'Wörtlich zitiert. Regeln finden nur klare Anzeichen wie Vor- und Nachteile, Warnungen und Ranglisten.',
  quotedAndModel:
    'Wörtlich zitiert. Von KI erkannte Aussagen sind markiert. Die anderen fanden Regeln an klaren Anzeichen.',
  whatItSays: 'Aussagen',
  notRead: message('Keine Aussage: {companies}'),
  notReadYet: message('Noch nicht gelesen: {companies}'),

  // Statement head
  readByAModel: 'Von KI erkannt',
  markedTrue: 'Als wahr markiert',
  markedFalse: 'Als falsch markiert',
  markedOutdated: 'Als veraltet markiert',

  // Verdict feedback
  takingBack: 'Wird zurückgezogen …',
  takeBack: 'Zurückziehen',
  thisVerdictIsWrong: 'Fehler melden',
  keptAsFeedback: 'Zahlen ändern sich nicht.',
  sending: 'Wird gesendet …',
  send: 'Senden',
  cancel: 'Abbrechen',
  youSaid: message(
    'Ihre Rückmeldung vom <day></day>: <b>{expected, select, mentioned {erwähnt} other {nicht erwähnt}}</b>{hasNote, select, yes { („{note}“)} other {}}. Zahlen ändern sich nicht.',
  ),
  whyMentioned: 'Warum ist Ihr Unternehmen erwähnt?',
  whyNotMentioned: 'Warum ist Ihr Unternehmen nicht erwähnt?',

  // Verdict reasons
  why: 'Begründung',
  noCompanyRecognised: 'Diese Antwort erwähnt kein Unternehmen.',
  notCertain: 'Nicht sicher.',
  nothingLooksLike: message('„{company}“ kommt in dieser Antwort nicht vor.'),
  countedName: message('<b>{name}</b> gezählt'),
  notCountedName: message('<b>{name}</b> nicht gezählt'),
  notCertainAbout: message('Nicht sicher bei {companies}.'),
  countedByRules: 'Regeln haben entschieden.',

  // Quotation
  quotation: message('„{quote}“'),
} satisfies Translation<typeof messages>;
