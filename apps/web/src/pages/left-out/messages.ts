// Left out page
export const answersLeftOut = 'Answers not counted';
export const leavingAnswerOutCanOnly =
  'Rates leave these answers out. If one should count, open it and include it.';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const whatTheseAnswersBelongNot = 'These answers were not found';
export const dashboard = 'Dashboard';
export const noAnswerLeftOut = 'Every answer counts';
export const everyAnswerHereNamesSome = 'All of these answers mention a company.';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';
export const report = 'Report';
export const keyword = 'Keyword';
export const visibility = 'Visibility';
