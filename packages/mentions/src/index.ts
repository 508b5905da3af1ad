export {
  DOUBT_CODES,
  type DoubtCode,
  REASON_CODES,
  REASON_TEXTS,
  type ReasonCode,
  RULE_CODES,
  type RuleCode,
} from './codes.ts';
export { companyForms, companyKeyOf } from './companies/company-forms.ts';
export { lettersOf, nameLetters } from './companies/letters.ts';
export { detectMentions, rankAmongNames, readCompany } from './detect-mentions.ts';
export { KOREAN_PARTICLES } from './find/korean.ts';
export { RULES_VERSION } from './rules-version.ts';
export type {
  AmbiguousSentence,
  BrandNames,
  Citation,
  CompetitorVerdict,
  DecidedSentence,
  DetectMentionsInput,
  EmptyKind,
  Mention,
  MentionVerdict,
  RejectedCandidate,
  UndeclaredName,
} from './types.ts';
export { groupNames } from './undeclared/group-names.ts';
