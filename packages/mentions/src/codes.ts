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
  weak_signs: 'The name is also an ordinary word, and little shows which one is meant here.',
  respaced: 'The name is written with other spaces, hyphens or dots than yours.',
  ending: 'The name has a grammatical ending here.',
  other_letters: 'The name is written with other capitals or accents than yours.',
  abbreviation: 'The name is a short abbreviation, which may stand for something else.',
  beside_capital: 'It is next to another capitalised word, so it may be part of a longer name.',
  beside_number: 'It is next to a number, so it may be a quantity or another name.',
  beside_denial: 'The same sentence says that something is not known.',
  alone_on_line: 'It is alone on its line, as sources often are.',
  no_spaces: 'The text has no spaces here, so it may be part of a longer word.',
  refused_word: 'It was taken for an ordinary word, but it is written like a name.',
  refused_bearer: 'It was taken for a person, a place or another company of that name.',
  loose_spelling: 'Something is spelled nearly like your name.',
};

/** One plain sentence for a user per rule and reason. */
export const REASON_TEXTS: Record<RuleCode | ReasonCode, string> = {
  exact_name: 'The answer names the brand exactly as you wrote it.',
  letter_variant: 'The answer names the brand with other capitals, accents or typographic signs.',
  spacing_variant: 'The answer names the brand with a space, hyphen, dot or apostrophe added or left out.',
  possessive: 'The answer names the brand in the possessive form.',
  inflected_form: 'The answer names the brand with a grammatical ending of its language.',
  alias: 'The answer uses one of the alternative names you declared.',
  product_name: 'The answer names one of the products you declared.',
  domain_as_name: 'The answer uses your web domain as a name in its text.',
  unspaced_script: 'The answer names the brand in a script that writes words without spaces.',
  name_by_use: 'The name is also an ordinary word, and here it is used as the name of a company.',
  model_says_name:
    'The rules were not sure here. A model read the lines around it and took it for your company.',
  inside_other_word: 'These letters are only a part of another word.',
  common_word: 'Here this is used as an ordinary word, not as the name of your company.',
  citation_only:
    'This stands only in a link, an address or a list of sources, so it is a citation and not a mention.',
  denial: 'The answer only says that it knows or found nothing about the brand.',
  echo: 'The answer only repeats the question.',
  other_brand: 'This is part of the longer name of another brand or product.',
  other_entity: 'This is a person, a place or something else with the same name.',
  code_identifier: 'This is part of a program, a file name, an email address or a hashtag.',
  near_spelling: 'This is spelled nearly like the name, but not like it.',
  declared_namesake: 'You said that this name, near these words, is not you.',
  model_says_word:
    'The rules were not sure here. A model read the lines around it and did not take it for your company.',
};
