import * as messages from './messages.ts';
import { ADVANCED, BASIC } from './own-operation.ts';
import { keptAt, type Step, type Suite, typed, typedIds } from './suite.ts';

const ADD_TAG: Step = {
  label: messages.createTag,
  call: 'tags.create_tag',
  input: ({ mark }) => ({ name: mark }),
  keeps: 'tag',
};
const DELETE_TAG: Step = {
  label: messages.deleteTag,
  call: 'tags.delete_tag',
  input: (given) => ({ tag_id: keptAt(given, 'tag', 'id') }),
};
const GET_TAGS: Step = { label: messages.getTags, call: 'tags.get_tags' };

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
  label: messages.tags,
  about: messages.aboutTags,
  inputs: [],
  parts: [
    {
      name: 'crud',
      label: messages.crud,
      runs: [
        { label: BASIC, steps: [GET_TAGS] },
        {
          label: ADVANCED,
          writes: messages.tagWrites,
          steps: [
            ADD_TAG,
            {
              label: messages.updateTag,
              call: 'tags.update_tag',
              input: (given) => ({
                tag_id: keptAt(given, 'tag', 'id'),
                name: messages.markChanged({ mark: given.mark }),
              }),
            },
            GET_TAGS,
            DELETE_TAG,
          ],
        },
      ],
    },
    {
      name: 'bulk',
      label: messages.bulk,
      inputs: [
        { name: 'keyword_ids', label: messages.keywordIds, hint: messages.idsHint },
        { name: 'tag_ids', label: messages.tagIds, hint: messages.idsHint },
        {
          name: 'action',
          label: messages.action,
          options: [
            { value: 'add', label: messages.add },
            { value: 'remove', label: messages.remove },
          ],
          initial: 'add',
        },
      ],
      runs: [
        {
          label: messages.assignTags,
          writes: messages.bulkTagWrites,
          steps: [
            {
              label: messages.bulkAssignTags,
              call: 'tags.bulk_assign_tags',
              input: (given) => ({
                keyword_ids: typedIds(given, 'keyword_ids', messages.keywordIds),
                tag_ids: typedIds(given, 'tag_ids', messages.tagIds),
                action: typed(given, 'action', messages.action),
              }),
            },
          ],
        },
        {
          label: ADVANCED,
          writes: messages.tagOnKeywordWrites,
          steps: [
            {
              label: messages.listKeywords,
              call: 'keywords.list_keywords',
              input: () => ({}),
              keeps: 'keywords',
            },
            ADD_TAG,
            assigned(messages.assignTag, 'add'),
            {
              label: messages.getKeywordTags,
              call: 'tags.get_keyword_tags',
              input: (given) => ({ keyword_id: keptAt(given, 'keywords', 'items', 0, 'id') }),
            },
            assigned(messages.takeTagAway, 'remove'),
            DELETE_TAG,
          ],
        },
      ],
    },
    {
      name: 'analytics',
      label: messages.analytics,
      runs: [
        {
          label: BASIC,
          steps: [
            { label: messages.tagAnalytics, call: 'tags.get_tag_analytics' },
            { label: messages.healthCheck, call: 'tags.check_tag_health' },
          ],
        },
        {
          label: messages.clearCache,
          writes: messages.openPagesReadAgain,
          steps: [{ label: messages.clearCache, call: 'tags.clear_tag_cache' }],
        },
      ],
    },
    {
      name: 'reports',
      label: messages.reports,
      runs: [
        {
          label: BASIC,
          steps: [
            { label: messages.usageReport, call: 'tags.get_tag_usage_report' },
            { label: messages.tagReport, call: 'reports.get_tag_report', input: () => ({}) },
          ],
        },
      ],
    },
  ],
};
