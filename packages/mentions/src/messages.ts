// Why a verdict is left to a reader
export const nameIsAlsoWord = 'The name is also an ordinary word, and little shows which one is meant here.';
export const writtenWithOtherSpaces = 'The name is written with other spaces, hyphens or dots than yours.';
export const hasGrammaticalEnding = 'The name has a grammatical ending here.';
export const writtenWithOtherLetters = 'The name is written with other capitals or accents than yours.';
export const isAbbreviation = 'The name is a short abbreviation, which may stand for something else.';
export const nextToCapitalisedWord =
  'It is next to another capitalised word, so it may be part of a longer name.';
export const nextToNumber = 'It is next to a number, so it may be a quantity or another name.';
export const sentenceKnowsNothing = 'The same sentence says that something is not known.';
export const aloneOnItsLine = 'It is alone on its line, as sources often are.';
export const textHasNoSpaces = 'The text has no spaces here, so it may be part of a longer word.';
export const takenForWord = 'It was taken for an ordinary word, but it is written like a name.';
export const takenForNamesake = 'It was taken for a person, a place or another company of that name.';
export const spelledNearly = 'Something is spelled nearly like your name.';

// Why a place counts, or does not
export const namedExactly = 'The answer names the brand exactly as you wrote it.';
export const namedWithOtherLetters =
  'The answer names the brand with other capitals, accents or typographic signs.';
export const namedWithOtherSpacing =
  'The answer names the brand with a space, hyphen, dot or apostrophe added or left out.';
export const namedInPossessive = 'The answer names the brand in the possessive form.';
export const namedWithEnding = 'The answer names the brand with a grammatical ending of its language.';
export const namedByAlias = 'The answer uses one of your alternative names.';
export const namedByProduct = 'The answer names one of the products you declared.';
export const namedByDomain = 'The answer uses your web domain as a name in its text.';
export const namedInUnspacedScript =
  'The answer names the brand in a script that writes words without spaces.';
export const usedAsCompanyName =
  'The name is also an ordinary word, and here it is used as the name of a company.';
export const modelTookItForCompany =
  'The rules were not sure here. A model read the lines around it and took it for your company.';
export const partOfOtherWord = 'These letters are only a part of another word.';
export const usedAsOrdinaryWord = 'Here this is used as an ordinary word, not as the name of your company.';
export const onlyCitation =
  'It is only in a link, an address or a list of sources. That is a citation, not a mention.';
export const knowsNothingOfBrand = 'The answer only says that it knows or found nothing about the brand.';
export const repeatsTheQuestion = 'The answer only repeats the question.';
export const partOfOtherBrand = 'This is part of the longer name of another brand or product.';
export const otherOfSameName = 'This is a person, a place or something else with the same name.';
export const partOfProgram = 'This is part of a program, a file name, an email address or a hashtag.';
export const spelledNearlyLikeName = 'This is spelled nearly like the name, but not like it.';
export const declaredAsNotYou = 'You said that this name, near these words, is not you.';
export const modelDidNotTakeIt =
  'The rules were not sure here. A model read the lines around it and did not take it for your company.';
