import { ADVANCED, BASIC } from './own-operation.ts';
import { type Given, keptAt, type Step, type Suite, typed } from './suite.ts';

/** The size of a page of audit rows in a test (specification 9). */
const AUDIT_ROWS = 10;
const REASON = 'A test of the functions';

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
    userId: typed(given, 'user_id', 'Test user ID'),
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
  label: 'Admin operations',
  about: 'Runs with the test user.',
  needs: { input: 'user_id', refusal: 'Test user ID must be entered before admin tests run.' },
  inputs: [
    { name: 'user_id', label: 'Test user ID' },
    { name: 'plan_id', label: 'Plan ID', hint: 'Given by the advanced tests for a moment.' },
    { name: 'limit', label: 'Override limit', type: 'number', initial: '100' },
    { name: 'note', label: 'Note', initial: 'A test of the functions' },
  ],
  parts: [
    {
      name: 'operations',
      label: 'Admin operations',
      runs: [
        {
          label: BASIC,
          steps: [
            administration('Get user details', 'get_user_details'),
            administration('Get audit logs', 'get_audit_logs', () => ({ limit: AUDIT_ROWS })),
            overall('Get admin analytics', 'get_admin_analytics'),
            overall('Get attention', 'get_attention'),
            overall('Get topic overview', 'get_topic_overview'),
          ],
        },
        {
          label: ADVANCED,
          writes:
            'The test user gets the note, which stays. The override limit is set and put back to what it was. With a plan ID, the plan is changed and changed back; what came with the plan before, such as a last day, is not put back.',
          steps: [
            { ...administration('Get user details', 'get_user_details'), keeps: 'user' },
            administration('Add admin note', 'add_admin_note', (given) => ({
              note: typed(given, 'note', 'Note'),
            })),
            administration('Set keyword override', 'set_keyword_override', (given) => {
              // Without what it is put back to, it is not set.
              keptAt(given, 'user', 'data', 'keyword_limit_override');
              return { overrideLimit: Number(typed(given, 'limit', 'Override limit')), reason: REASON };
            }),
            administration('Put keyword override back', 'set_keyword_override', (given) => ({
              overrideLimit: keptAt(given, 'user', 'data', 'keyword_limit_override'),
              reason: REASON,
            })),
            {
              ...administration('Change plan', 'change_user_plan', (given) => ({
                planId: typed(given, 'plan_id', 'Plan ID'),
                reason: REASON,
              })),
              keeps: 'change',
            },
            administration('Change plan back', 'change_user_plan', (given) => ({
              planId: keptAt(given, 'change', 'data', 'previous_plan_id'),
              reason: REASON,
            })),
          ],
        },
        { label: 'Quick lookup', steps: [administration('Get user details', 'get_user_details')] },
      ],
    },
  ],
};
