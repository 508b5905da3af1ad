import { ANALYTICS_FORMATS, ANALYTICS_REPORT_TYPES } from '@answerscope/contract';
import type { SuiteName } from './function-search.ts';
import { type Given, keptAt, type Step, type Suite, typed, typedIds, valueAt } from './suite.ts';

const BASIC = 'Run basic tests';
const ADVANCED = 'Run advanced tests';
/** The size of a page of audit rows in a test (specification 9). */
const AUDIT_ROWS = 10;
const REASON = 'A test of the functions';

/** A function that shares an address with others, about the user whose account runs it. */
const ownOperation =
  (call: string) =>
  (operation: string, more: (given: Given) => Record<string, unknown> = () => ({})): Step => ({
    label: `${operation.charAt(0).toUpperCase()}${operation.slice(1).replaceAll('_', ' ')}`,
    call: `${call}:${operation}`,
    input: (given) => ({ operation, userId: given.userId, ...more(given) }),
  });

const profile = ownOperation('profile.run_profile_operation');
const brand = ownOperation('brand.run_brand_operation');

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

const PROFILE: Suite = {
  label: 'Profile',
  about: 'Runs with your own profile.',
  inputs: [],
  parts: [
    {
      name: 'overview',
      label: 'Overview',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Get profile', call: 'profile.get_profile' },
            profile('get_full_profile'),
            { label: 'Get plan usage', call: 'plans.get_my_plan_usage' },
          ],
        },
      ],
    },
    {
      name: 'operations',
      label: 'Profile Operations',
      runs: [
        { label: BASIC, steps: [profile('get_profile'), profile('get_full_profile')] },
        {
          label: ADVANCED,
          writes: 'Your profile is saved with the language that it has already. Nothing else of it changes.',
          steps: [
            { ...profile('get_profile'), keeps: 'profile' },
            profile('update_profile', (given) => ({
              profileData: { language: keptAt(given, 'profile', 'data', 'language') },
            })),
          ],
        },
      ],
    },
  ],
};

const BRAND: Suite = {
  label: 'Brand intelligence',
  about: 'Runs with your own brand and competitors.',
  inputs: [],
  parts: [
    {
      name: 'brand',
      label: 'Brand intelligence',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Get brand', call: 'brand.get_brand' },
            { label: 'List competitors', call: 'brand.list_competitors' },
            brand('get_brand_profile'),
            brand('analyze_competitors'),
            brand('generate_brand_insights'),
            brand('get_brand_analytics'),
            brand('cache_warm_up'),
          ],
        },
        {
          label: ADVANCED,
          writes:
            'A competitor called “Function test” with the time is added to your account, changed and deleted again.',
          steps: [
            {
              label: 'Add competitor',
              call: 'brand.add_competitor',
              input: ({ mark }) => ({ competitor_name: mark }),
              keeps: 'competitor',
            },
            {
              label: 'Update competitor',
              call: 'brand.update_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id'), industry: 'Tests' }),
            },
            {
              label: 'Delete competitor',
              call: 'brand.delete_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id') }),
            },
          ],
        },
      ],
    },
  ],
};

const ADMIN: Suite = {
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

/** The days that were typed; without both, the report's own. */
const parameters = ({ inputs: { from, to } }: Given) => ({
  parameters: from && to ? { dateRange: { from, to } } : {},
});

const exported = (format: (typeof ANALYTICS_FORMATS)[number]): Step => ({
  label: `Export as ${format.toUpperCase()}`,
  call: 'admin.export_report_data',
  input: (given) => ({ dataType: typed(given, 'report', 'Report'), format, ...parameters(given) }),
  file: (value) => {
    const [name, type, content] = ['file_name', 'mime_type', 'content'].map((field) => valueAt(value, field));
    return typeof name === 'string' && typeof type === 'string' && typeof content === 'string'
      ? { name, type, content }
      : null;
  },
});

const reportInWords = (report: string) =>
  `${report.charAt(0).toUpperCase()}${report.slice(1).replaceAll('-', ' ')}`;

const ANALYTICS: Suite = {
  label: 'Analytics',
  about: 'Reports over all users. A report that is made is kept for a while, as on Admin Reporting.',
  inputs: [
    {
      name: 'report',
      label: 'Report',
      options: ANALYTICS_REPORT_TYPES.map((value) => ({ value, label: reportInWords(value) })),
      initial: ANALYTICS_REPORT_TYPES[0],
    },
    { name: 'from', label: 'From (UTC)', type: 'date' },
    { name: 'to', label: 'Until', type: 'date', hint: 'Without both days, the last thirty.' },
  ],
  parts: [
    {
      name: 'generator',
      label: 'Report generator',
      runs: [
        {
          label: 'Generate report',
          steps: [
            {
              label: 'Generate report',
              call: 'admin.generate_report',
              input: (given) => ({ reportType: typed(given, 'report', 'Report'), ...parameters(given) }),
            },
          ],
        },
        ...ANALYTICS_FORMATS.map((format) => ({
          label: `Export as ${format.toUpperCase()}`,
          steps: [exported(format)],
        })),
      ],
    },
    {
      name: 'quick',
      label: 'Quick reports',
      runs: [
        {
          label: 'Run quick reports',
          steps: ANALYTICS_REPORT_TYPES.map((reportType) => ({
            label: reportInWords(reportType),
            call: 'admin.generate_report',
            input: (given: Given) => ({ reportType, ...parameters(given) }),
          })),
        },
      ],
    },
    {
      name: 'health',
      label: 'Health and cache',
      runs: [
        {
          label: 'Health check',
          steps: [{ label: 'Health check', call: 'admin.check_reporting_health' }],
        },
        {
          label: 'Clear cache',
          writes: 'The reports that are kept are forgotten. Each is made again when it is asked for.',
          steps: [{ label: 'Clear cache', call: 'admin.clear_report_cache' }],
        },
      ],
    },
  ],
};

const ADD_TAG: Step = {
  label: 'Create tag',
  call: 'tags.create_tag',
  input: ({ mark }) => ({ name: mark }),
  keeps: 'tag',
};
const DELETE_TAG: Step = {
  label: 'Delete tag',
  call: 'tags.delete_tag',
  input: (given) => ({ tag_id: keptAt(given, 'tag', 'id') }),
};
const GET_TAGS: Step = { label: 'Get tags', call: 'tags.get_tags' };

const assigned = (label: string, action: 'add' | 'remove'): Step => ({
  label,
  call: 'tags.bulk_assign_tags',
  input: (given) => ({
    keyword_ids: [keptAt(given, 'keywords', 'items', 0, 'id')],
    tag_ids: [keptAt(given, 'tag', 'id')],
    action,
  }),
});

const TAGS: Suite = {
  label: 'Tags',
  about: 'Runs with the tags and keywords of your own account.',
  inputs: [],
  parts: [
    {
      name: 'crud',
      label: 'CRUD',
      runs: [
        { label: BASIC, steps: [GET_TAGS] },
        {
          label: ADVANCED,
          writes: 'A tag called “Function test” with the time is created, changed and deleted again.',
          steps: [
            ADD_TAG,
            {
              label: 'Update tag',
              call: 'tags.update_tag',
              input: (given) => ({ tag_id: keptAt(given, 'tag', 'id'), name: `${given.mark} changed` }),
            },
            GET_TAGS,
            DELETE_TAG,
          ],
        },
      ],
    },
    {
      name: 'bulk',
      label: 'Bulk',
      inputs: [
        { name: 'keyword_ids', label: 'Keyword IDs', hint: 'Several with commas between them.' },
        { name: 'tag_ids', label: 'Tag IDs', hint: 'Several with commas between them.' },
        {
          name: 'action',
          label: 'Action',
          options: [
            { value: 'add', label: 'Add' },
            { value: 'remove', label: 'Remove' },
          ],
          initial: 'add',
        },
      ],
      runs: [
        {
          label: 'Assign tags',
          writes: 'The keywords get the tags, or lose them, as the action says. This is not put back.',
          steps: [
            {
              label: 'Bulk assign tags',
              call: 'tags.bulk_assign_tags',
              input: (given) => ({
                keyword_ids: typedIds(given, 'keyword_ids', 'Keyword IDs'),
                tag_ids: typedIds(given, 'tag_ids', 'Tag IDs'),
                action: typed(given, 'action', 'Action'),
              }),
            },
          ],
        },
        {
          label: ADVANCED,
          writes:
            'A tag called “Function test” with the time is created, given to one of your keywords, taken from it and deleted again.',
          steps: [
            { label: 'List keywords', call: 'keywords.list_keywords', input: () => ({}), keeps: 'keywords' },
            ADD_TAG,
            assigned('Assign tag', 'add'),
            {
              label: 'Get keyword tags',
              call: 'tags.get_keyword_tags',
              input: (given) => ({ keyword_id: keptAt(given, 'keywords', 'items', 0, 'id') }),
            },
            assigned('Take tag away', 'remove'),
            DELETE_TAG,
          ],
        },
      ],
    },
    {
      name: 'analytics',
      label: 'Analytics',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Tag analytics', call: 'tags.get_tag_analytics' },
            { label: 'Health check', call: 'tags.check_tag_health' },
          ],
        },
        {
          label: 'Clear cache',
          writes: 'Your open pages read their tags again.',
          steps: [{ label: 'Clear cache', call: 'tags.clear_tag_cache' }],
        },
      ],
    },
    {
      name: 'reports',
      label: 'Reports',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Usage report', call: 'tags.get_tag_usage_report' },
            { label: 'Tag report', call: 'reports.get_tag_report', input: () => ({}) },
          ],
        },
      ],
    },
  ],
};

/** The suites in their order. */
export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  profile: PROFILE,
  brand: BRAND,
  admin: ADMIN,
  analytics: ANALYTICS,
  tags: TAGS,
};
