import * as messages from './messages.ts';
import { ADVANCED, BASIC } from './own-operation.ts';
import { type Given, keptAt, type Step, type Suite, typed } from './suite.ts';

/** The size of a page of audit rows in a test (specification 9). */
const AUDIT_ROWS = 10;
const REASON = messages.reasonOfTest;

/** An operation of administrators, about the user who was named. */
const administration = (
  label: string,
  operation: string,
  data: (given: Given) => Record<string, unknown> = () => ({}),
): Step => ({
  label,
  call: `admin.run_admin_operation:${operation}`,
  input: (given) => ({
    operation,
    userId: typed(given, 'user_id', messages.testUserId),
    data: data(given),
  }),
});
const overall = (label: string, operation: string): Step => ({
  label,
  call: `admin.run_admin_operation:${operation}`,
  input: () => ({ operation }),
});

/** What administrators do about one user, and read over all of them. */
export const ADMIN: Suite = {
  label: messages.adminOperations,
  about: messages.aboutTestUser,
  needs: { input: 'user_id', refusal: messages.testUserIdMissing },
  inputs: [
    { name: 'user_id', label: messages.testUserId },
    { name: 'plan_id', label: messages.planId, hint: messages.planIdHint },
    { name: 'limit', label: messages.overrideLimit, type: 'number', initial: '100' },
    { name: 'note', label: messages.note, initial: messages.reasonOfTest },
  ],
  parts: [
    {
      name: 'operations',
      label: messages.adminOperations,
      runs: [
        {
          label: BASIC,
          steps: [
            administration(messages.getUserDetails, 'get_user_details'),
            administration(messages.getAuditLogs, 'get_audit_logs', () => ({ limit: AUDIT_ROWS })),
            overall(messages.getAdminAnalytics, 'get_admin_analytics'),
            overall(messages.getAttention, 'get_attention'),
            overall(messages.getTopicOverview, 'get_topic_overview'),
          ],
        },
        {
          label: ADVANCED,
          writes: messages.advancedTestsWrite,
          steps: [
            { ...administration(messages.getUserDetails, 'get_user_details'), keeps: 'user' },
            administration(messages.addAdminNote, 'add_admin_note', (given) => ({
              note: typed(given, 'note', messages.note),
            })),
            administration(messages.setKeywordOverride, 'set_keyword_override', (given) => {
              // Without what it is put back to, it is not set.
              keptAt(given, 'user', 'data', 'keyword_limit_override');
              return { overrideLimit: Number(typed(given, 'limit', messages.overrideLimit)), reason: REASON };
            }),
            administration(messages.putKeywordOverrideBack, 'set_keyword_override', (given) => ({
              overrideLimit: keptAt(given, 'user', 'data', 'keyword_limit_override'),
              reason: REASON,
            })),
            {
              ...administration(messages.changePlan, 'change_user_plan', (given) => ({
                planId: typed(given, 'plan_id', messages.planId),
                reason: REASON,
              })),
              keeps: 'change',
            },
            administration(messages.changePlanBack, 'change_user_plan', (given) => ({
              planId: keptAt(given, 'change', 'data', 'previous_plan_id'),
              reason: REASON,
            })),
          ],
        },
        { label: messages.quickLookup, steps: [administration(messages.getUserDetails, 'get_user_details')] },
      ],
    },
  ],
};
