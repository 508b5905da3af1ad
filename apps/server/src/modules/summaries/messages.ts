import { message } from '@answerscope/contract';

// Summary letter
/** {frequency}: weekly, daily, or asked where its user asked for this one; {day}: the last of the period */
export const subject = message(
  '{frequency, select, weekly {Weekly summary} daily {Daily summary} other {Summary}} of your visibility, {day}',
);
/** {subject}: of a letter whose answers are simulated */
export const simulatedSubject = message('{subject} (simulated)');
/** {known}: yes where the company has a name; {company}: its name; {since}, {until}: days */
export const howOften = message(
  'How often AI assistants mention {known, select, yes {{company}} other {your company}}, from the reports written between {since} and {until}.',
);
export const you = 'you';
/** {assistants}: ChatGPT and Claude */
export const notMeasured = message('Not measured in these days: {assistants}.');
/** {day}: since when */
export const nothingMeasuredSubject = message('Nothing was measured since {day}');
/** {day}: since when */
export const noReportWritten = message(
  'You have no new report since {day}, so there’s no summary this time. Either no full check ran or it didn’t finish. The dashboard shows the next check and what failed.',
);
export const openTheDashboard = 'Open the dashboard';
export const readTheAnswers = 'Read the answers';
export const noFurtherMail = 'We’ll pause these mails until there’s a new report.';
export const allAnswersSimulated =
  'This is a demonstration with simulated answers. Its numbers say nothing about a real brand.';
export const flipsNote =
  'Gained and lost keywords are compared with the previous report. A single keyword often flips by chance. “Change” shows significant changes.';
export const youAskedForMail =
  'You asked for this mail in your settings. Change how often they come in the settings.';
/** {frequency}: weekly or daily */
export const summariesSwitchedOn = message(
  'You get this mail because {frequency, select, weekly {weekly} other {daily}} summaries are on for your account. It covers your own reports, without advertising. Change how often they come in the settings.',
);
export const stopTheseMails = 'Stop these mails';
export const mentioned = 'Mentioned';
export const change = 'Change';
export const failedInIt = 'Failed';
export const newlyMentionedFor = 'Newly mentioned for';
export const noLongerMentionedFor = 'No longer mentioned for';
/** {keyword}: one of a list */
export const quoted = message('“{keyword}”');
/** {count}: keywords that the list does not name */
export const moreKeywords = message('{count, number} more');
/** {failed}: keywords; {total}: of the report */
export const failedOf = message('{failed, plural, one {# keyword} other {# keywords}} of {total, number}');
/** {reports}: of the period; {day}: of the newest */
export const reportsOf = message(
  '{reports, plural, one {Report of {day}} other {Newest of # reports, {day}}}',
);
/** {why}: there is none */
export const noRate = message('no rate: {why}');
/** {mentions}: of {answers}; {percent}, {range}: the rate of more than one */
export const rate = message(
  '{mentions, number} of {answers, plural, one {# answer: too few for a rate} other {# answers, {percent} ({range})}}',
);
/** {rate}: 3 of 10 answers, 30% (20–40%); {days}: in the last 7 days; {left}: answers that measure nothing */
export const rateIn = message(
  '{rate} {days}{left, plural, =0 {} one {; # answer without a company left out} other {; # answers without a company left out}}',
);
export const inNewestAnswers = 'in the newest answers';
/** {days}: how many */
export const inLastDays = message('in the last {days, plural, one {# day} other {# days}}');
/** {from}, {to}: days */
export const fromTo = message('from {from} to {to}');
export const noAnswerCounts = 'no answers that count';
/** {change}: no significant change; {size}: 30% → 40%; {days}: of either range where they are not those of the rate, else 0 */
export const changed = message(
  '{change}: {size}{days, plural, =0 {} one { in # day against the # before} other { in # days against the # before}}',
);
/** {keywords}: asked before and after the change */
export const overKeywords = message(
  'over the {keywords, plural, one {# keyword} other {# keywords}} asked in both',
);
export const movedByOneKeyword = 'caused by one keyword';
export const whoIsMentioned = 'Mentions in the newest reports';
/** {answers}: that mention a company; {without}: of them do not mention the brand */
export const mentionedIn = message(
  'in {answers, plural, one {# answer} other {# answers}}, {without, number} of them without you',
);
export const howAnswersSpeak = 'What answers say about you';
export const notRead = 'No statement';
/** {count}: how many */
export const answers = message('{count, plural, one {# answer} other {# answers}}');

// The page that ends them
export const stopSummaries = 'Stop summaries by mail';
/** {title}: of the page; {product}: our name */
export const pageTitle = message('{title} · {product}');
export const noMoreAfterThis = 'You’ll get no more summaries. Mails about your account itself still come.';
/** {settings}: leads to them */
export const lessOftenInstead = message('Less often instead? Choose in the <settings>settings</settings>.');
export const noMoreSummaries = 'You get no more summaries.';
/** {settings}: leads to them */
export const switchOnAgain = message('You can turn them on again in the <settings>settings</settings>.');
/** {settings}: leads to them */
export const linkNotComplete = message(
  'This link is incomplete. Use the one in your mail, or turn summaries off in the <settings>settings</settings>.',
);
export const privacyPolicy = 'Privacy Policy';
export const help = 'Help';

// Mail settings
export const dailyNeedsPlan = 'Daily summaries need a plan that refreshes daily';

// Send own summary
export const confirmEmailFirst = 'Please confirm your email address first.';
export const noReportLately = 'There’s no report from the last seven days yet.';
