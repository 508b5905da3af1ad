import { ADVANCED, BASIC } from './own-operation.ts';
import { keptAt, type Step, type Suite, typed, typedIds } from './suite.ts';

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

/** The tags of the user whose account runs it, and what is on their keywords. */
export const TAGS: Suite = {
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
