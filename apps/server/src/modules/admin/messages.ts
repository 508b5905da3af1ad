// Dependency health
export const itRefusesConnections = 'It refuses connections';
export const itDidNotAnswerWithin = 'It did not answer within 3 seconds';
export const itsNameNotFound = 'Its name was not found';
export const thereNoWayFromMachine = 'There is no way to it from this machine';
export const itBrokeConnectionOff = 'It broke the connection off';
export const noSecureConnectionCameAbout =
  'No secure connection came about: its certificate or encryption was not accepted';
export const itAnswersButRefusesLogin = 'It answers, but refuses the login';
export const itAnswersButKeyMay = 'It answers, but the key may not read products';
export const itAnswersButAskedToo = 'It answers, but is asked too often';
export const itAnswersButNotAs = 'It answers, but not as expected';
export const itNotReached = 'It could not be reached';
export const itAnswers = 'It answers.';
export const itTakesConnectionsAndLogin = 'It takes connections and the login.';
export const aSimulatorAnswersInPlace = 'A simulator answers in its place.';
export const itAnswersAndTakesKey = 'It answers, and takes the key.';
export const aSimulatorTakesConnectionsIn = 'A simulator takes connections in its place.';
export const itTakesConnections = 'It takes connections. Only a question shows whether it takes the key.';
export const nothingKnown = 'Nothing is known of it.';
export const mailsWrittenAsFilesUnder = 'Mails are written as files under DATA_DIR.';
export const setSmtpUrlSendThem = 'Set SMTP_URL to send them.';
export const itHasNoKey = 'It has no key: plans cannot be bought.';
export const setStripeSecretKeyAnd = 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans.';
export const itHasNoKeyAndNot = 'It has no key, and is not asked.';
export const lookAtPostgresqlAndAt = 'Look at PostgreSQL and at DATABASE_URL.';
export const checkLoginAndPasswordIn = 'Check login and password in SMTP_URL.';
export const checkServerAndPortIn =
  'Check server and port in SMTP_URL, and that this machine may reach them.';
export const checkStripeSecretKeyAnd = 'Check STRIPE_SECRET_KEY and what the key may do.';
export const checkMachineMayReach =
  'Check that this machine may reach it, and whether Stripe tells of a disturbance.';
export const checkMachineMayReachAndWhether =
  'Check that this machine may reach it, and whether the provider tells of a disturbance.';
export const aCallFailed = 'A call failed.';
export const thisLook = 'This look.';
export const aQuestionWasAnswered = 'A question was answered.';
export const aMailHandedOver = 'A mail was handed over.';
export const aCustomerLookedUp = 'A customer was looked up.';

// Plan resource
export const newAccountsBeginOnPlan = 'New accounts begin on this plan: it stays offered';
export const newAccountsBeginOnPlan2 = 'New accounts begin on this plan.';
export const usersHaveBeenOnPlan =
  'Users have been on this plan or have begun to buy it. It can be withdrawn.';

// System health
export const lookAtLoadMachineAnd = 'Look at the load of its machine and at how fast its disk is.';
export const theTablesMatchVersion = 'The tables match this version.';
export const anOlder = 'An older';
export const restartEveryProcessInstallationWith =
  'Restart every process of the installation with the same version.';
export const noCheckHasWaitedFor = 'No check has waited for a worker for more than five minutes.';
export const noJobIsLate = 'No job is late. None failed for good in 7 days.';
export const oneJobHasFailedFor = 'One job has failed for good.';
export const readWhatTheySaidUnder = 'Read what they said under Jobs, and try them again.';
export const noneWasSentYet = 'None was sent yet.';
export const checkSmtpUrl = 'Check SMTP_URL, then send a test mail.';
export const checkSmtpUrlAndWorker = 'Check SMTP_URL and that a worker runs, then send a test mail.';
export const eventsArriveAtEndpointsUsers = 'Events arrive at the endpoints of users.';
export const whereManyFail =
  'Where many fail, check that workers reach the internet. A single one is its user’s to mend.';
export const makeOneWithBackUp = 'Make one with ‘Back up now’ on System Health.';
export const thereNoBackupYet = 'There is no backup yet.';
export const nothingKeptOnDiskMachine = 'Nothing is kept on the disk of this machine.';
export const makeRoomBeforeFull = 'Make room before it is full: nothing can be written then.';
export const theClocksMachineAndDatabase = 'The clocks of this machine and of the database agree.';
export const letBothMachinesSetTheir = 'Let both machines set their clocks by the network (NTP).';
export const authSecretIsSet = 'AUTH_SECRET is set.';
export const sessionsSignedWithSecretIn = 'Sessions are signed with the secret in DATA_DIR.';
export const aKeyStripeSet = 'A key of Stripe is set.';
export const paymentsAreSimulated = 'Payments are simulated.';
export const noKeyStripeSet = 'No key of Stripe is set: plans cannot be bought.';
export const setKeyAtLeastOne = 'Set the key of at least one assistant to measure real answers.';
export const setTrustedProxyAddressProxy = 'Set TRUSTED_PROXY to the address of the proxy.';
export const putProxyWithCertificateIn =
  'Put a proxy with a certificate in front, and set BASE_URL to https://.';
export const noProxySetUp = 'No proxy is set up.';

// Cancel account deletion
export const theAccountBeingErased = 'The account is being erased: nothing can be kept any more.';
export const nobodyAskedForDeletionAccount = 'Nobody asked for the deletion of this account.';

// Correct email
export const changeOwnAddressInSettings = 'Change your own address in your settings.';
export const thisAddressAlreadyConfirmed = 'This address is already confirmed.';

// Delete user account
export const theDeletionAccountAskedFor = 'The deletion of this account is asked for already.';
export const yourOwnAccountDeletedIn = 'Your own account is deleted in its settings.';

// Export audit logs
export const timeUtc = 'Time (UTC)';
export const actorKind = 'Actor Kind';
export const actorId = 'Actor Id';
export const subjectType = 'Subject Type';
export const subjectId = 'Subject Id';
export const ipAddress = 'IP Address';
export const userAgent = 'User Agent';
export const requestId = 'Request Id';

// Export users
export const fullName = 'Full Name';
export const joinedUtc = 'Joined (UTC)';
export const lastSeenUtc = 'Last Seen (UTC)';

// Keep saved views
export const thisViewSavedAlready = 'This view is saved already.';

// Make plan default
export const newAccountsAlreadyBeginOn = 'New accounts already begin on this plan.';
export const thisPlanIsWithdrawn = 'This plan is withdrawn. Offer it first.';
export const thisPlanHasPrice = 'This plan has a price. New accounts need one that is free.';

// Send password reset
export const theAccountIsInactive = 'The account is inactive: a new password would not let anybody in.';

// Send test mail
export const thisTestMailAskedFor =
  'This is a test mail that you asked for on the page System Health. Nothing is to be done.';

// Set keyword override
export const theUserHasLimitAlready = 'The user has this limit already.';

// Set user status
export const theAccountActiveAlready = 'The account is active already.';
export const theAccountInactiveAlready = 'The account is inactive already.';
export const youCannotSetOwnAccount = 'You cannot set your own account inactive.';

// Sign out user
export const nobodySignedInAccount = 'Nobody is signed in to this account.';

// Switch off authenticator
export const signingInAccountAsksFor = 'Signing in to this account asks for no code.';

// Update user
export const nothingChanged = 'Nothing changed: this user already has these values.';
export const thisOnlyActiveAdministrator =
  'This is the only active administrator. Make somebody else an administrator first.';
