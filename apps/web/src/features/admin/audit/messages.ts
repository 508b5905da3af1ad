import { message } from '@answerscope/contract';

// Actor in words
export const theProduct = 'the product';
/** {part}: the job that did it */
export const partOfProduct = message('the product ({part})');
export const stripe = 'Stripe';
/** {customer}: Stripe's id of the payment's customer */
export const stripeCustomer = message('Stripe ({customer})');
/** {who}: their email, or an id */
export const userNamed = message('user {who}');
export const userGone = 'a deleted user';
/** {who}: their email, or an id */
export const administratorNamed = message('administrator {who}');
export const administratorGone = 'a deleted administrator';

// Acts in words
export const addAdminNote = 'Add admin note';
export const addedAdminNote = 'Added admin note';
export const applyThemeTemplate = 'Apply theme template';
export const appliedThemeTemplate = 'Applied theme template';
export const askAccountDeletion = 'Ask account deletion';
export const askedAccountDeletion = 'Asked account deletion';
export const cancelAccountDeletion = 'Cancel account deletion';
export const canceledAccountDeletion = 'Canceled account deletion';
export const cancelUserRun = 'Cancel user run';
export const canceledUserRun = 'Canceled user run';
export const changeUserPlan = 'Change user plan';
export const changedUserPlan = 'Changed user plan';
export const clearReportCache = 'Clear report cache';
export const clearedReportCache = 'Cleared report cache';
export const confirmEmail = 'Confirm email';
export const confirmedEmail = 'Confirmed email';
export const correctEmail = 'Correct email';
export const correctedEmail = 'Corrected email';
export const deleteAccount = 'Delete account';
export const deletedAccount = 'Deleted account';
export const deleteDataExport = 'Delete data export';
export const deletedDataExport = 'Deleted data export';
export const deleteSavedView = 'Delete saved view';
export const deletedSavedView = 'Deleted saved view';
export const downloadDataExport = 'Download data export';
export const downloadedDataExport = 'Downloaded data export';
export const eraseAccount = 'Erase account';
export const erasedAccount = 'Erased account';
export const inviteUser = 'Invite user';
export const invitedUser = 'Invited user';
export const liftOmegaOverride = 'Lift omega override';
export const liftedOmegaOverride = 'Lifted omega override';
export const moderateComment = 'Moderate comment';
export const moderatedComment = 'Moderated comment';
export const publishDesign = 'Publish design';
export const publishedDesign = 'Published design';
export const readMail = 'Read mail';
export const readMailDone = 'Read mail';
export const reconcilePayments = 'Reconcile payments';
export const reconciledPayments = 'Reconciled payments';
export const refundPayment = 'Refund payment';
export const refundedPayment = 'Refunded payment';
export const resumeProvider = 'Resume provider';
export const resumedProvider = 'Resumed provider';
export const resendInvitation = 'Resend invitation';
export const resentInvitation = 'Resent invitation';
export const resendMail = 'Resend mail';
export const resentMail = 'Resent mail';
export const retryJob = 'Retry job';
export const retriedJob = 'Retried job';
export const revertDesign = 'Revert design';
export const revertedDesign = 'Reverted design';
export const revokeApiKey = 'Revoke api key';
export const revokedApiKey = 'Revoked api key';
export const saveDesignDraft = 'Save design draft';
export const savedDesignDraft = 'Saved design draft';
export const saveView = 'Save view';
export const savedView = 'Saved view';
export const sendPasswordReset = 'Send password reset';
export const sentPasswordReset = 'Sent password reset';
export const sendTestMail = 'Send test email';
export const sentTestMail = 'Sent test email';
export const setDefaultPlan = 'Set default plan';
export const setDefaultPlanDone = 'Set default plan';
export const setErrorGroupState = 'Set error group state';
export const setErrorGroupStateDone = 'Set error group state';
export const setKeywordOverride = 'Set keyword override';
export const setKeywordOverrideDone = 'Set keyword override';
export const setOmegaOverride = 'Set omega override';
export const setOmegaOverrideDone = 'Set omega override';
export const setUpPayments = 'Set up payments';
export const setUpPaymentsDone = 'Set up payments';
export const setUserStatus = 'Set user status';
export const setUserStatusDone = 'Set user status';
export const signOutUser = 'Sign out user';
export const signedOutUser = 'Signed out user';
export const startBackup = 'Start backup';
export const startedBackup = 'Started backup';
export const startDataExport = 'Start data export';
export const startedDataExport = 'Started data export';
export const startViewAs = 'Start view as';
export const startedViewAs = 'Started view as';
export const stopViewAs = 'Stop view as';
export const stoppedViewAs = 'Stopped view as';
export const switchOffAuthenticator = 'Switch off authenticator';
export const switchedOffAuthenticator = 'Switched off authenticator';
export const syncSubscription = 'Sync subscription';
export const syncedSubscription = 'Synced subscription';
export const tryChannel = 'Try channel';
export const triedChannel = 'Tried channel';
export const updateChannelSettings = 'Update channel settings';
export const updatedChannelSettings = 'Updated channel settings';
export const updateTrackerSettings = 'Update tracker settings';
export const updatedTrackerSettings = 'Updated tracker settings';
export const updateUser = 'Update user';
export const updatedUser = 'Updated user';
export const uploadMedia = 'Upload media';
export const uploadedMedia = 'Uploaded media';
export const withdrawInvitation = 'Withdraw invitation';
export const withdrewInvitation = 'Withdrew invitation';

// Audit difference
export const nothingStoredWasChanged = 'Nothing stored was changed.';
export const before = 'before:';
export const after = 'after:';

// Audit entries
export const loadingTheAuditRows = 'Loading the audit rows...';
export const everythingInThisRequest = 'Everything in this request';
/** {who}: 'administrator ada@example.com'; {address}: of the network */
export const fromAddress = message('{who} from {address}');
/** {reason}: an administrator's */
export const quotedReason = message('“{reason}”');
export const requestId = 'Request ID';
export const details = 'Details';
/** {count}: of what was made */
export const values = message('{count, plural, one {# value} other {# values}}');
/** {count}: fields that an act changed */
export const changes = message('{count, plural, one {# change} other {# changes}}');

// Audit filters
export const who = 'Who';
export const emailOfAnAdministrator = 'Email of an administrator';
export const onWhom = 'Affected';
export const emailOfAUser = 'User email or ID';
export const allKinds = 'All kinds';
export const allActions = 'All actions';
export const kind = 'Kind';
export const what = 'What';
export const from = 'From';
export const until = 'Until';

// Difference
/** {field}: its name in the API, 'is_active' */
export const fieldNamed = message(`{field, select,
  admin_note {admin note}
  amount_cents {amount in cents}
  channel {channel}
  company_name {company}
  deletion_asked_at {deletion requested}
  email {email}
  email_verified {email confirmed}
  ends_at {ends}
  erased_after {erased after}
  expires_at {expires}
  full_name {full name}
  interface_language {language of the pages}
  is_active {active}
  is_dry_run {dry run}
  is_enabled {enabled}
  keyword_limit_override {keyword limit override}
  kind {kind}
  lifted_at {lifted}
  link_sent_at {link sent}
  model {model}
  name {name}
  note {note}
  paused_until {paused until}
  payment_id {payment ID}
  plan {plan}
  plan_id {plan}
  reason {reason}
  recipient {recipient}
  resumed_at {resumed}
  revoked_at {revoked}
  role {role}
  sessions {sessions}
  sessions_ended {sessions ended}
  state {state}
  two_factor_enabled {authenticator app}
  website_url {website}
  other {{field}}
}`);
/** {field}: 'active'; {value}: of it */
export const fieldAndValue = message('{field}: {value}');
export const none = 'none';
export const yes = 'yes';
export const no = 'no';

// Subject kinds
export const kindUser = 'User';
export const kindAnalyticsReport = 'Analytics report';
export const kindBackup = 'Backup';
export const kindChannel = 'Channel';
export const kindComment = 'Comment';
export const kindDataExport = 'Data export';
export const kindDesign = 'Design';
export const kindErrorGroup = 'Error group';
export const kindInvitation = 'Invitation';
export const kindJob = 'Job';
export const kindMail = 'Mail';
export const kindMedia = 'Media';
export const kindPaymentSetUp = 'Payment set up';
export const kindPlan = 'Plan';
export const kindReconciliation = 'Reconciliation';
export const kindSavedView = 'Saved view';
export const kindTracker = 'Tracker';
