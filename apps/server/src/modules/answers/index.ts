/** What assistants answered and how it is judged: answers, verdicts, the judgement in force, feedback, doubtful sentences. */
export type { AnswerServices } from './answer.services.ts';
export { updateNumbersOf } from './answer-numbers.queries.ts';
export {
  ANSWERS_PAGE_SIZE,
  explainSpan,
  findAnswer,
  findRunOfAnswer,
  hasAnswer,
  listAnswers,
  toAnswerPage,
} from './answers.queries.ts';
export type { AskedFrom } from './asked-from.shapes.ts';
export {
  type AuxiliaryRow,
  areSentencesThrough,
  insertPlaces,
  listAuxiliary,
} from './auxiliary/auxiliary.queries.ts';
export { auxiliaryBrandOf, OPEN_MAX_MS } from './auxiliary/auxiliary.rules.ts';
export { readAuxiliaryCosts } from './auxiliary/auxiliary-costs.queries.ts';
export { decisionsOf } from './auxiliary/decisions.rules.ts';
export { placesToAsk } from './auxiliary/places-to-ask.rules.ts';
export {
  companiesOfVerdict,
  firstMentionOf,
  othersOfVerdict,
  placeOfVerdict,
} from './companies.queries.ts';
export {
  type AnswerToCount,
  type CompanyDoubt,
  type CompanyMention,
  type CompanyToRead,
  mayNameOneOf,
  type NamedCompany,
  placeOf,
  placesOfCompanies,
  readCompanies,
  shareOf,
} from './companies.rules.ts';
export { deleteCountedIn, insertCountedIn, listCountedIn } from './counted-answers.queries.ts';
export { excerptOf } from './excerpt.rules.ts';
export {
  type FailedResult,
  failureOf,
  OUTCOME_UNKNOWN,
  resultTextOf,
  statusOfAnswer,
} from './failure.rules.ts';
export { judgeAnswer, saysSomething, toCitationColumns, toVerdictColumns } from './judge.rules.ts';
export { stateOfJudged } from './judged-answer.rules.ts';
export {
  findCurrentJudgement,
  findJudgement,
  hasCountedAnswer,
  insertAdHocJudgement,
  type JudgementRow,
} from './judgements.queries.ts';
export { startModelCalls } from './model-calls/model-calls.engine.ts';
export { findNeighbours } from './neighbours.queries.ts';
export { resultStateSql } from './result-state.queries.ts';
export { type AnswerCounts, emptyKindOf, resultStateOf, stateOfAnswer } from './result-state.rules.ts';
export { type Surface, surfaceOf } from './surface.rules.ts';
export { queueUnread, queueUnreadOf } from './unread-answers.queries.ts';
export type { ModelTask } from './use-cases/ask-model.ts';
export { areDoubtsRead, PLACE_TASK } from './use-cases/decide-places.ts';
export { giveFeedback, withdrawFeedback } from './use-cases/give-feedback.ts';
export { type Judging, judgeArrived, judgeOwn, namesInForce } from './use-cases/judge-own.ts';
export { proposeForPlace } from './use-cases/propose-for-place.ts';
