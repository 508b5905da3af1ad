import { message } from './message.ts';

// Operations of administrators
/** {operation}: its name in the API, 'set_user_status'; {why}: a sentence. @specification 7.5 */
export const operationFailed = message(`{operation, select,
  get_user_details {Failed to get user details: {why}}
  update_user {Failed to update user: {why}}
  change_user_plan {Failed to change user plan: {why}}
  set_keyword_override {Failed to set keyword override: {why}}
  add_admin_note {Failed to add admin note: {why}}
  get_audit_logs {Failed to get audit logs: {why}}
  get_admin_analytics {Failed to get admin analytics: {why}}
  get_attention {Failed to get attention: {why}}
  get_topic_overview {Failed to get topic overview: {why}}
  set_user_status {Failed to set user status: {why}}
  sign_out_user {Failed to sign out user: {why}}
  start_view_as {Failed to start view as: {why}}
  send_password_reset {Failed to send password reset: {why}}
  delete_account {Failed to delete account: {why}}
  refund_payment {Failed to refund payment: {why}}
  sync_subscription {Failed to sync subscription: {why}}
  switch_off_authenticator {Failed to switch off authenticator: {why}}
  correct_email {Failed to correct email: {why}}
  confirm_email {Failed to confirm email: {why}}
  cancel_account_deletion {Failed to cancel account deletion: {why}}
  bulk_user_operations {Failed to change these users: {why}}
  other {Failed to {operation}: {why}}
}`);
