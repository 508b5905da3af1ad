import type * as messages from './messages.ts';

export default {
  // Why a verdict is left to a reader
  nameIsAlsoWord: 'Der Name ist auch ein gewöhnliches Wort, und wenig zeigt, was hier gemeint ist.',
  writtenWithOtherSpaces: 'Der Name hat andere Leerzeichen, Bindestriche oder Punkte als Ihrer.',
  hasGrammaticalEnding: 'Der Name hat hier eine grammatische Endung.',
  writtenWithOtherLetters: 'Groß- und Kleinschreibung oder Akzente sind anders als in Ihrem Namen.',
  isAbbreviation: 'Der Name ist eine kurze Abkürzung, die für etwas anderes stehen kann.',
  nextToCapitalisedWord:
    'Der Name steht neben einem weiteren großgeschriebenen Wort, kann also Teil eines längeren Namens sein.',
  nextToNumber: 'Der Name steht neben einer Zahl, kann also eine Menge oder ein anderer Name sein.',
  sentenceKnowsNothing: 'Im selben Satz steht, dass etwas nicht bekannt ist.',
  aloneOnItsLine: 'Der Name steht allein in seiner Zeile, wie oft bei Quellen.',
  textHasNoSpaces: 'Der Text hat hier keine Leerzeichen, der Name kann also Teil eines längeren Wortes sein.',
  takenForWord: 'Als gewöhnliches Wort eingestuft, aber wie ein Name geschrieben.',
  takenForNamesake: 'Als Person, Ort oder anderes Unternehmen mit diesem Namen eingestuft.',
  spelledNearly: 'Etwas ist fast wie Ihr Name geschrieben.',

  // Why a place counts, or does not
  namedExactly: 'Die Antwort nennt die Marke genau so, wie Sie sie schreiben.',
  namedWithOtherLetters:
    'Die Antwort nennt die Marke mit anderer Groß- und Kleinschreibung, anderen Akzenten oder typografischen Zeichen.',
  namedWithOtherSpacing:
    'Die Antwort nennt die Marke mit einem Leerzeichen, Bindestrich, Punkt oder Apostroph mehr oder weniger.',
  namedInPossessive: 'Die Antwort nennt die Marke im Genitiv.',
  namedWithEnding: 'Die Antwort nennt die Marke mit einer grammatischen Endung ihrer Sprache.',
  namedByAlias: 'Die Antwort verwendet einen Ihrer weiteren Namen.',
  namedByProduct: 'Die Antwort nennt eines der Produkte, die Sie angegeben haben.',
  namedByDomain: 'Die Antwort verwendet Ihre Domain im Text als Namen.',
  namedInUnspacedScript:
    'Die Antwort nennt die Marke in einer Schrift ohne Leerzeichen zwischen den Wörtern.',
  usedAsCompanyName: 'Der Name ist auch ein gewöhnliches Wort, steht hier aber für ein Unternehmen.',
  modelTookItForCompany:
    'Die Regeln waren hier nicht sicher. Ein Modell hat die Zeilen ringsum gelesen und hält es für Ihr Unternehmen.',
  partOfOtherWord: 'Diese Buchstaben sind nur Teil eines anderen Wortes.',
  usedAsOrdinaryWord: 'Das ist hier ein gewöhnliches Wort, nicht der Name Ihres Unternehmens.',
  onlyCitation:
    'Der Name steht nur in einem Link, einer Adresse oder einer Quellenliste. Das zählt als Quelle, nicht als Erwähnung.',
  knowsNothingOfBrand: 'Die Antwort sagt nur, dass sie nichts über die Marke weiß oder gefunden hat.',
  repeatsTheQuestion: 'Die Antwort wiederholt nur die Frage.',
  partOfOtherBrand: 'Das ist Teil des längeren Namens einer anderen Marke oder eines anderen Produkts.',
  otherOfSameName: 'Das ist eine Person, ein Ort oder etwas anderes mit demselben Namen.',
  partOfProgram: 'Das ist Teil eines Programms, eines Dateinamens, einer E-Mail-Adresse oder eines Hashtags.',
  spelledNearlyLikeName: 'Das ist fast wie der Name geschrieben, aber nicht ganz.',
  declaredAsNotYou: 'Sie haben angegeben, dass dieser Name bei diesen Wörtern nicht Ihrer ist.',
  modelDidNotTakeIt:
    'Die Regeln waren hier nicht sicher. Ein Modell hat die Zeilen ringsum gelesen und hält es nicht für Ihr Unternehmen.',
} satisfies Readonly<Record<keyof typeof messages, string>>;
