export {
  type AssistantChanges,
  judgeChanges,
  judgeRateChanges,
  type ListedChange,
  type RateVerdict,
  rankChanges,
} from './change-list.ts';
export { type ChangeEvidence, type ChangeTest, createChangeTest, type WindowPair } from './exact-test.ts';
export type { MentionCount } from './keyword-rate.ts';
export { type ChangeVerdict, type KeywordVerdict, keywordVerdict } from './keyword-verdict.ts';
export { judgeMajorities, type MajorityVerdict } from './majority.ts';
export {
  type AnswerPlan,
  answersNeeded,
  answersPerCheckNeeded,
  changePower,
  detectableChange,
  PLANNED_POWER,
  reportSignificanceLevel,
  roughAnswersNeeded,
} from './planner.ts';
export {
  addPresence,
  PRESENCE_LEAST,
  PRESENCE_PARTS,
  type PresenceBasis,
  type PresenceCheck,
  type PresenceFigure,
  type PresencePart,
  type PresencePartName,
  type PresenceParts,
  type PresenceTally,
  type PresenceWeights,
  presenceFigureOf,
  tallyPresence,
} from './presence-score.ts';
export { type KeywordPair, type RateChange, rateChange } from './rate-change.ts';
export {
  type CellVerdict,
  judgeTogether,
  type ReportCell,
  type ReportVerdict,
  reportVerdict,
} from './report-verdict.ts';
export { type TrackedRate, trackedRate } from './tracked-rate.ts';
export { countOfCheck, type KeywordCount } from './weighed-rate.ts';
export { type Interval, spanOf, wilsonInterval } from './wilson-interval.ts';
export { type KeywordAnswer, type MissingAnswers, WINDOW } from './windows.ts';
