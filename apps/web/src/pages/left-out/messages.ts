// Left out page
export const answersLeftOut = 'Answers left out';
export const leavingAnswerOutCanOnly =
  'Leaving an answer out can only raise your rates, so where there is doubt an answer counts. Read these: one that should count can be counted in, as an answer that does not mention you.';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const whatTheseAnswersBelongNot = 'What these answers belong to was not found';
export const dashboard = 'Dashboard';
export const noAnswerLeftOut = 'No answer is left out';
export const everyAnswerHereNamesSome = 'Every answer here names some company, so every one of them counts.';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';
export const report = 'Report';
export const keyword = 'Keyword';
export const visibility = 'Visibility';
