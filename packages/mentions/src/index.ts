export {
  DOUBT_CODES,
  DOUBT_TEXTS,
  type DoubtCode,
  REASON_CODES,
  REASON_TEXTS,
  type ReasonCode,
  RULE_CODES,
  type RuleCode,
} from './codes.ts';
export { companyForms, companyKeyOf } from './companies/company-forms.ts';
export { lettersOf, nameLetters } from './companies/letters.ts';
export { detectMentions, findBrand, readCompany } from './detect-mentions.ts';
export { explain } from './explain.ts';
export { KOREAN_PARTICLES } from './find/korean.ts';
export { withoutLegalForm } from './names/name-forms.ts';
export { type NameKind, nameKind } from './names/name-kind.ts';
export { type PreparedAnswer, prepareAnswer } from './prepare-answer.ts';
export { proposeNamesake } from './propose-namesake.ts';
export { isTelling } from './rules/declared-namesake.ts';
export { READER_MODELS, RULES_VERSION } from './rules-version.ts';
export { readStances } from './stance/read-stances.ts';
export {
  type CompanyPlaces,
  STANCE_SIGNS,
  STANCES,
  type Stance,
  type StanceSign,
  type Statement,
} from './stance/stance.ts';
export { topicOf } from './stance/topic.ts';
export { foldCompact } from './text/fold.ts';
export type {
  BrandNames,
  Citation,
  CompanyReading,
  CompetitorVerdict,
  DecidedPlace,
  DeclaredNamesake,
  DetectMentionsInput,
  DoubtfulPlace,
  EmptyKind,
  Mention,
  MentionVerdict,
  RejectedCandidate,
  UndeclaredName,
} from './types.ts';
export { groupNames } from './undeclared/group-names.ts';
export { NAME_CLOSES, NAME_OPENS } from './verdict/doubtful-places.ts';
