export { updateNumbersOf } from './answer-numbers.queries.ts';
export {
  ANSWERS_PAGE_SIZE,
  explainSpan,
  findAnswer,
  findRunOfAnswer,
  hasAnswer,
  toAnswerPage,
} from './answers.queries.ts';
export { createAttemptSettler } from './attempt-settler.ts';
export {
  type AuxiliaryRow,
  areSentencesThrough,
  decisionsOf,
  listAuxiliary,
} from './auxiliary/auxiliary.queries.ts';
export { auxiliaryBrandOf } from './auxiliary/auxiliary.rules.ts';
export { startAuxiliaryEngine } from './auxiliary/auxiliary-engine.ts';
export { createChannelAdministrationRoutes } from './channel-administration.routes.ts';
export type { CheckServices } from './check-services.ts';
export { hasRun } from './checks.queries.ts';
export { createChecksRoutes } from './checks.routes.ts';
export {
  deleteCountedIn,
  insertCountedIn,
  listCountedIn,
} from './counted-answers.queries.ts';
export { excerptOf } from './excerpt.rules.ts';
export { judgeAnswer, toCitationColumns, toVerdictColumns } from './judge.rules.ts';
export { stateOfJudged } from './judged-answer.rules.ts';
export {
  findCurrentJudgement,
  findJudgement,
  hasCountedAnswer,
  type JudgementRow,
} from './judgements.queries.ts';
export { countKeywords, isLike, type KeywordFilter, matchingKeywords } from './keyword-list.queries.ts';
export { keywordListRoutes } from './keyword-list.routes.ts';
export { controlAssistant, withoutControl } from './providers/controlled-assistant.ts';
export { createProviderControl } from './providers/provider-control.ts';
export { createProviderSlots } from './providers/provider-slots.ts';
export { resultStateSql } from './result-state.queries.ts';
export { emptyKindOf, resultStateOf } from './result-state.rules.ts';
export { type ChannelCounts, summariseChannels } from './results.queries.ts';
export { cancelEveryRun } from './runs/cancel-run.ts';
export {
  cancelHeldRuns,
  cancelRunsOfOtherKind,
  completeRun,
  finishHeldRun,
  holdOpenRuns,
} from './runs/complete-run.ts';
export { type RunEngine, startRunEngine } from './runs/run-engine.ts';
export { registerRunMetrics } from './runs/run-metrics.ts';
export {
  countCutRuns,
  findNewestScheduledRun,
  listOpenScheduledRuns,
  listRunningVersions,
} from './runs/run-progress.queries.ts';
export { createRunsRoutes } from './runs/runs.routes.ts';
export { nextRefreshes } from './schedules/next-refreshes.ts';
export { startRefreshScheduler } from './schedules/refresh-scheduler.ts';
export { TELLING_SHARE } from './schedules/refreshed.rules.ts';
export { askForStructure } from './use-cases/ask-for-structure.ts';
export { judgeOwn } from './use-cases/judge-own.ts';
export { recoverChecks } from './use-cases/recover-checks.ts';
export { tellOfNewestResult } from './use-cases/tell-of-newest-result.ts';
export { findUsualCall } from './use-cases/usual-call.ts';
