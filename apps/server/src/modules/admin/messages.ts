import { message } from '@answerscope/contract';

// Dependency health
export const refusesConnections = 'Connection refused.';
export const answersLate = 'No answer within 3 seconds.';
export const nameNotFound = 'Host name not found.';
export const noWay = 'No route to it from this machine.';
export const connectionBroken = 'The connection was closed.';
export const notSecure = 'No secure connection. Its certificate or encryption was rejected.';
export const loginRefused = 'It answers but refuses the login.';
export const keyRefused = 'It answers but refuses the key.';
export const keyMayNot = 'It answers, but the key can’t read products.';
export const askedTooOften = 'It answers with a rate limit.';
export const notAsExpected = 'It answers unexpectedly.';
export const notReached = 'It can’t be reached.';
export const lookRefusesConnections = 'Connection refused during a probe.';
export const lookAnswersLate = 'No answer to a probe within 3 seconds.';
export const lookNameNotFound = 'Host name not found during a probe.';
export const lookNoWay = 'A probe found no route to it from this machine.';
export const lookConnectionBroken = 'The connection was closed during a probe.';
export const lookNotSecure =
  'No secure connection during a probe. Its certificate or encryption was rejected.';
export const lookLoginRefused = 'It refused the login during a probe.';
export const lookKeyRefused = 'It refused the key during a probe.';
export const lookKeyMayNot = 'The key couldn’t read products during a probe.';
export const lookAskedTooOften = 'Rate limit reached during a probe.';
export const lookNotAsExpected = 'Unexpected answer to a probe.';
export const lookNotReached = 'A probe couldn’t reach it.';
export const itAnswers = 'It answers.';
/** {product}: our name */
export const itRunsWith = message('It answers and runs {product}.');
export const takesConnectionsAndLogin = 'It accepts connections and the login.';
export const simulatorAnswers = 'A simulator answers in its place.';
export const answersAndTakesKey = 'It answers and accepts the key.';
export const simulatorTakesConnections = 'A simulator accepts connections in its place.';
export const takesConnections = 'It accepts connections. Only a question shows whether the key works.';
export const nothingKnown = 'No data yet.';
export const mailsWrittenAsFiles = 'Emails are saved as files in DATA_DIR.';
export const setSmtpUrl = 'Set SMTP_URL to send them.';
export const noKeyForPayments = 'No key is set, so plans can’t be bought.';
export const setStripeKeys = 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans.';
export const noKeyForAssistant = 'No key is set, so it isn’t asked.';
/** {setting}: the setting of a key, OPENAI_API_KEY */
export const setSetting = message('Set {setting}.');
export const checkDatabase = 'Check PostgreSQL and DATABASE_URL.';
export const checkMailLogin = 'Check login and password in SMTP_URL.';
export const checkMailServer = 'Check server and port in SMTP_URL and the firewall.';
export const checkStripeKey = 'Check STRIPE_SECRET_KEY and its permissions.';
export const checkStripeReachable = 'Check the firewall and Stripe’s status page.';
export const checkProviderReachable = 'Check the firewall and the provider’s status page.';
export const callFailed = 'A call failed.';
export const mailNotHandedOver =
  'An email couldn’t be delivered to the mail server. See System Health for the reason.';
export const paymentJobFailed = 'A payment job failed. See Jobs for the reason.';
export const thisLook = 'This probe.';
export const questionAnswered = 'A question was answered.';
export const mailHandedOver = 'The mail server accepted an email.';
export const customerLookedUp = 'A customer was read.';

// Plan resource: why one stays
export const defaultPlanStaysOffered = 'New accounts start on this plan, so it stays available';
export const inUseByNewAccounts =
  'New accounts start on this plan, so it can’t be deleted. Withdraw it to stop new sign-ups.';
/** {users}: who are on the plan */
export const inUseByUsers = message(
  '{users, plural, one {# user is} other {# users are}} on this plan, so it can’t be deleted. Withdraw it to stop new sign-ups.',
);
export const inUseByFormerUsers =
  'Users have used or started to buy this plan, so it can’t be deleted. Withdraw it to stop new sign-ups.';

// Plan resource: what a change does
/** {count}: how many */
export const mayKeepFewerKeywords = message(
  '{count, plural, one {# user may keep fewer keywords} other {# users may keep fewer keywords}}',
);
/** {count}: how many */
export const haveMoreKeywords = message(
  '{count, plural, one {# user has more keywords} other {# users have more keywords}}',
);
/** {count}: how many */
export const keywordsPaused = message(
  '{count, plural, one {# keyword is paused} other {# keywords are paused}}',
);
/** {count}: how many */
export const promisedFewerPerChannel = message(
  '{count, plural, one {# user gets fewer keywords per channel} other {# users get fewer keywords per channel}}',
);
/** {count}: how many; {assistant}: which is not in the plan any more */
export const loseAssistant = message(
  '{count, plural, one {# user loses {assistant}} other {# users lose {assistant}}}',
);
/** {count}: how many */
export const refreshedLessOften = message(
  '{count, plural, one {# user is refreshed less often} other {# users are refreshed less often}}',
);
/** {count}: how many */
export const mayAskForFewerAnswers = message(
  '{count, plural, one {# user may ask for fewer answers per question} other {# users may ask for fewer answers per question}}',
);
/** {count}: how many */
export const mayHaveFewerEndpoints = message(
  '{count, plural, one {# user may have fewer webhook endpoints} other {# users may have fewer webhook endpoints}}',
);
/** {count}: how many */
export const haveSmallerBudget = message(
  '{count, plural, one {# user has a smaller budget} other {# users have a smaller budget}}',
);
/** {count}: how many */
export const haveSpentMore = message(
  '{count, plural, one {# user has spent more this month} other {# users have spent more this month}}',
);
/** {count}: how many */
export const keepFormerProduct = message(
  '{count, plural, one {# subscription keeps this plan and its former Stripe product} other {# subscriptions keep this plan and its former Stripe product}}',
);

// System health: how long ago
export const lessThanAMinute = 'less than a minute';
export const moreThanFiveMinutes = 'more than five minutes';
/** {count}: how many */
export const minutes = message('{count, plural, one {# minute} other {# minutes}}');
/** {count}: how many */
export const hours = message('{count, plural, one {# hour} other {# hours}}');
/** {count}: how many */
export const days = message('{count, plural, one {# day} other {# days}}');

// System health: how large
/** {size}: of {unit}, MiB or GiB */
export const wholeSize = message('{size, number} {unit}');
/** {size}: of {unit}, MiB or GiB */
export const sizeWithDecimal = message('{size, number, ::.0} {unit}');

// System health
/** {version}: of PostgreSQL; {size}: of the database, 1.5 GiB; {ms}: until it answered */
export const databaseAnswers = message('PostgreSQL {version} holds {size} and answered in {ms, number} ms.');
export const checkLoadOfDatabase = 'Check the load of its machine and the speed of its disk.';
export const tablesMatchVersion = 'The tables match this version.';
/** {version}: newer or older than this one, or unknown; {age}: how long ago, 3 days, or unknown */
export const tablesOfAnother = message(
  '{version, select, newer {A newer} older {An older} other {Another}} version has set up the tables{age, select, unknown {} other { {age} ago}}.',
);
export const restartWithSameVersion = 'Restart every process of the installation with the same version.';
export const noCheckWaits = 'No check has waited more than five minutes.';
/** {count}: assistants that wait; {age}: how long one of them has, 3 hours */
export const channelsWait = message(
  '{count, plural, one {One assistant of a run has waited for {age}.} other {# assistants of runs have waited, one of them for {age}.}}',
);
export const startWorkerOrResume =
  'Start a process with ROLE=worker or ROLE=both. If one runs, look for paused providers under API Management.';
/** {count}: jobs; {age}: how long one of them has been due, 3 hours */
export const jobsAreDue = message(
  '{count, plural, one {One job has been due for {age}.} other {# jobs are due, one of them for {age}.}}',
);
export const startWorker = 'Start a process with ROLE=worker or ROLE=both.';
export const noJobIsLate = 'No job is late. None failed permanently in the last 7 days.';
/** {count}: jobs */
export const jobsFailed = message(
  '{count, plural, one {One job has failed permanently.} other {# jobs have failed permanently.}}',
);
export const retryUnderJobs = 'See the reasons under Jobs and retry.';
export const noMailSentYet = 'No email sent yet.';
/** {age}: 3 hours */
export const lastWasSent = message('The last was sent {age} ago.');
/** {count}: mails */
export const mailsGivenUp = message(
  '{count, plural, one {One email} other {# emails}} failed permanently within a week.',
);
/** {count}: mails; {error}: what the mail server said last */
export const mailsGivenUpWhy = message(
  '{count, plural, one {One email} other {# emails}} failed permanently within a week ({error}).',
);
/** {age}: how long, 3 hours */
export const mailWaits = message('An email has waited for {age}.');
/** {age}: how long, 3 hours; {error}: what the mail server said last */
export const mailWaitsWhy = message('An email has waited for {age} ({error}).');
export const mailsGoBySmtp = 'Emails go to the SMTP server.';
export const checkSmtpUrlAndTest = 'Check SMTP_URL, then send a test email.';
export const checkSmtpUrlAndWorker = 'Check SMTP_URL and that a worker runs, then send a test email.';
export const eventsArrive = 'Events reach users’ endpoints.';
/** {count}: events */
export const eventsGivenUp = message(
  '{count, plural, one {One event} other {# events}} failed permanently within a day.',
);
export const noEventGivenUp = 'No event failed permanently within a day.';
/** {count}: endpoints; {age}: since when the first of them fails, 3 hours */
export const endpointsFail = message(
  '{count, plural, one {One user endpoint doesn’t} other {# user endpoints don’t}} receive events, the first for {age}.',
);
export const checkInternetOfWorkers =
  'If many fail, check that workers reach the internet. A single failing endpoint is for its user to fix.';
export const makeBackup = 'Create one with ‘Back up now’.';
export const noBackupYet = 'There is no backup yet.';
/** {age}: 3 days */
export const lastBackup = message('The last backup is {age} old.');
export const nothingOnDisk = 'Nothing is stored on this machine’s disk.';
/** {free}, {size}: 1.5 GiB; {folder}: on this disk */
export const freeAt = message('{free} of {size} is free at {folder}.');
export const makeRoom = 'Free some space. Nothing can be written to a full disk.';
/** {used}, {size}: 1.5 GiB */
export const processHolds = message('This process uses {used} of {size}.');
export const giveMemory = 'Give the machine more memory, or let workers run on another one (ROLE=worker).';
export const clocksAgree = 'The server and database clocks agree.';
/** {seconds}: how far they are apart */
export const clocksDiffer = message('The server and database clocks differ by {seconds, number} s.');
export const setClocksByNetwork = 'Sync both clocks by NTP.';
export const authSecretIsSet = 'AUTH_SECRET is set.';
export const secretInDataFolder = 'Sessions are signed with the secret in DATA_DIR.';
export const noAssistantHasKey = 'No assistant has a key, so every answer is simulated.';
/** {assistants}: ChatGPT, Claude */
export const assistantsHaveKey = message('These assistants have a key: {assistants}.');
export const stripeKeySet = 'A Stripe key is set.';
export const paymentsAreSimulated = 'Payments are simulated.';
export const noStripeKey = 'No Stripe key is set, so plans can’t be bought.';
export const setKeyOfAssistant = 'Add a key for at least one assistant to get real answers.';
/** {url}: of the site; {address}: of the proxy that is not set up */
export const visitorsShareAddress = message(
  'People use {url}, but requests come from {address}. All visitors share one address and its limits.',
);
/** {url}: of the site */
export const notEncrypted = message('People use {url} without encryption.');
/** {proxies}: their addresses */
export const addressTakenFrom = message('The visitor’s address is taken from {proxies}.');
export const setTrustedProxy = 'Set TRUSTED_PROXY to the address of the proxy.';
export const putProxyInFront = 'Put a proxy with a certificate in front, and set BASE_URL to https://.';
export const noProxy = 'No proxy needed.';

// Cancel account deletion
export const accountBeingErased = 'The account is already being erased and can’t be restored.';
export const noDeletionAsked = 'No one asked to delete this account.';

// Correct email
export const ownAddressInSettings = 'Change your own address in your settings.';
export const removeRoleFirst = 'Remove the administrator role first.';
export const addressConfirmed = 'This address is already confirmed.';

// Delete user account
export const deletionAskedAlready = 'This account’s deletion is already scheduled.';
export const ownAccountInSettings = 'Delete your own account in its settings.';

// Export audit logs
export const id = 'Id';
export const actor = 'Actor';
export const action = 'Action';
export const subject = 'Subject';
export const reason = 'Reason';
export const before = 'Before';
export const after = 'After';
export const timeUtc = 'Time (UTC)';
export const actorKind = 'Actor Kind';
export const actorId = 'Actor Id';
export const subjectType = 'Subject Type';
export const subjectId = 'Subject Id';
export const ipAddress = 'IP Address';
export const userAgent = 'User Agent';
export const requestId = 'Request Id';

// Export users
export const email = 'Email';
export const company = 'Company';
export const role = 'Role';
export const status = 'Status';
export const plan = 'Plan';
export const keywords = 'Keywords';
export const fullName = 'Full Name';
export const active = 'active';
export const inactive = 'inactive';
export const joinedUtc = 'Joined (UTC)';
export const lastSeenUtc = 'Last Seen (UTC)';

// Keep saved views
export const viewSavedAlready = 'This view is already saved.';
/** {max}: how many views an administrator may save */
export const asManyViewsAsAllowed = message(
  'You have saved {max, plural, one {# view} other {# views}}. Please delete one first.',
);

// Make plan default
export const alreadyDefaultPlan = 'New accounts already begin on this plan.';
export const planWithdrawn = 'This plan is withdrawn. Offer it first.';
export const planHasPrice = 'This plan has a price. New accounts need one that is free.';

// Send password reset
export const accountIsInactive = 'The account is inactive. A new password would not help.';

// Send test mail
/** {product}: our name */
export const testMailSubject = message('Emails from {product} arrive');
export const testMail = 'You asked for this test email on System Health. No action needed.';

// Set keyword override
export const limitAlreadySet = 'The user already has this limit.';

// Set user status
export const activeAlready = 'The account is already active.';
export const inactiveAlready = 'The account is already inactive.';
export const notYourOwnAccount = 'You cannot set your own account inactive.';

// Sign out user
export const nobodySignedIn = 'No one is signed in to this account.';

// Switch off authenticator
export const noSecondStep = 'This account has no authenticator app.';

// Update user
export const nothingChanged = 'No changes. This user already has these values.';
export const onlyActiveAdministrator =
  'This is the only active administrator. Make someone else an administrator first.';

// Sentences that follow each other
/** {first} and {second}: whole sentences */
export const twoSentences = message('{first} {second}');
/** {first}, {second} and {third}: whole sentences */
export const threeSentences = message('{first} {second} {third}');
