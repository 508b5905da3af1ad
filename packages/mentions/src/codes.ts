import * as messages from './messages.ts';

/** Why a candidate counted. Codes are stored with verdicts: add new ones, never rename. */
export const RULE_CODES = [
  'exact_name',
  'letter_variant',
  'spacing_variant',
  'possessive',
  'inflected_form',
  'alias',
  'product_name',
  'domain_as_name',
  'unspaced_script',
  'name_by_use',
  'model_says_name',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** Why a candidate did not count. Codes are stored with verdicts: add new ones, never rename. */
export const REASON_CODES = [
  'inside_other_word',
  'common_word',
  'citation_only',
  'denial',
  'echo',
  'other_brand',
  'other_entity',
  'code_identifier',
  'near_spelling',
  'declared_namesake',
  'model_says_word',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Why the rules leave a verdict to a reader. Codes are stored with verdicts: add new ones, never rename. */
export const DOUBT_CODES = [
  'weak_signs',
  'respaced',
  'ending',
  'other_letters',
  'abbreviation',
  'beside_capital',
  'beside_number',
  'beside_denial',
  'alone_on_line',
  'no_spaces',
  'refused_word',
  'refused_bearer',
  'loose_spelling',
] as const;
export type DoubtCode = (typeof DOUBT_CODES)[number];

/** One plain sentence for a user per reason for doubt. */
export const DOUBT_TEXTS: Record<DoubtCode, string> = {
  weak_signs: messages.nameIsAlsoWord,
  respaced: messages.writtenWithOtherSpaces,
  ending: messages.hasGrammaticalEnding,
  other_letters: messages.writtenWithOtherLetters,
  abbreviation: messages.isAbbreviation,
  beside_capital: messages.nextToCapitalisedWord,
  beside_number: messages.nextToNumber,
  beside_denial: messages.sentenceKnowsNothing,
  alone_on_line: messages.aloneOnItsLine,
  no_spaces: messages.textHasNoSpaces,
  refused_word: messages.takenForWord,
  refused_bearer: messages.takenForNamesake,
  loose_spelling: messages.spelledNearly,
};

/** One plain sentence for a user per rule and reason. */
export const REASON_TEXTS: Record<RuleCode | ReasonCode, string> = {
  exact_name: messages.namedExactly,
  letter_variant: messages.namedWithOtherLetters,
  spacing_variant: messages.namedWithOtherSpacing,
  possessive: messages.namedInPossessive,
  inflected_form: messages.namedWithEnding,
  alias: messages.namedByAlias,
  product_name: messages.namedByProduct,
  domain_as_name: messages.namedByDomain,
  unspaced_script: messages.namedInUnspacedScript,
  name_by_use: messages.usedAsCompanyName,
  model_says_name: messages.modelTookItForCompany,
  inside_other_word: messages.partOfOtherWord,
  common_word: messages.usedAsOrdinaryWord,
  citation_only: messages.onlyCitation,
  denial: messages.knowsNothingOfBrand,
  echo: messages.repeatsTheQuestion,
  other_brand: messages.partOfOtherBrand,
  other_entity: messages.otherOfSameName,
  code_identifier: messages.partOfProgram,
  near_spelling: messages.spelledNearlyLikeName,
  declared_namesake: messages.declaredAsNotYou,
  model_says_word: messages.modelDidNotTakeIt,
};
