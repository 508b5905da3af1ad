// Summary letter
export const openTheDashboard = 'Open the dashboard';
export const readTheAnswers = 'Read the answers';
export const youGetNoFurtherMail = 'You get no further mail of this kind until something is measured again.';
export const weeklySummary = 'Weekly summary';
export const dailySummary = 'Daily summary';
export const allAnswersInstallationSimulated =
  'All answers of this installation are simulated: it is a demonstration, and its numbers say nothing about a real brand.';
export const newlyAndNoLongerMentioned =
  'Newly and no longer mentioned keywords are compared with the report before. One keyword often flips by chance alone; what goes beyond it is in the line “Change”.';
export const youAskedForMailIn = 'You asked for this mail in the settings of your account.';
export const stopTheseMails = 'Stop these mails';
export const mentioned = 'Mentioned';
export const change = 'Change';
export const failedInIt = 'Failed in it';
export const newlyMentionedFor = 'Newly mentioned for';
export const noLongerMentionedFor = 'No longer mentioned for';
export const whoMentionedInNewestReports = 'Who is mentioned in the newest reports';
export const howAnswersSpeak = 'How answers speak of you';
export const notRead = 'Not read';

// Mail settings
export const dailySummariesComeWithPlans = 'Daily summaries come with plans that refresh every day';

// Send own summary
export const confirmEmailAddressFirst = 'Please confirm your email address first.';
export const noReportWrittenInLast =
  'No report was written in the last seven days, so there is nothing to sum up yet.';
