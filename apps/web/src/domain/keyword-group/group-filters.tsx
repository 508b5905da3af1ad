import {
  type KeywordGroup,
  type KeywordTag,
  SEARCH_INTENT_LABELS,
  SEARCH_INTENTS,
} from '@answerscope/contract';
import { SelectField } from '../../ui/field.tsx';
import * as messages from './messages.ts';

interface GroupFiltersProps {
  group: KeywordGroup;
  topics: readonly string[];
  tags: readonly KeywordTag[];
  /** What is chosen in the place of what was; undefined where it no longer narrows the list. */
  onChange: (part: KeywordGroup) => void;
}

/** Filters by topic, tag (where there is one) and search intent, each with a field of its own. */
export function GroupFilters({
  group: { topic, tag, search_intent },
  topics,
  tags,
  onChange,
}: GroupFiltersProps) {
  // One that no keyword has any more is still what is chosen.
  const shown = topic && !topics.includes(topic) ? [topic, ...topics] : topics;
  const isTagGone = tag && !tags.some(({ id }) => id === tag);
  return (
    <>
      <SelectField
        label={messages.topic}
        value={topic ?? ''}
        options={[
          { value: '', label: messages.allTopics },
          ...shown.map((value) => ({ value, label: value })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ topic: value || undefined })}
      />
      {hasTags(tags, tag) && (
        <SelectField
          label={messages.tag}
          value={tag ?? ''}
          options={[
            { value: '', label: messages.allTags },
            ...(isTagGone ? [{ value: tag, label: messages.chosenTag }] : []),
            ...tags.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ tag: value || undefined })}
        />
      )}
      <SelectField
        label={messages.searchIntent}
        value={search_intent ?? ''}
        options={[
          { value: '', label: messages.allIntents },
          ...SEARCH_INTENTS.map((value) => ({ value, label: SEARCH_INTENT_LABELS[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ search_intent: SEARCH_INTENTS.find((intent) => intent === value) })
        }
      />
    </>
  );
}

/** Whether there is anything to choose a tag from, or one is chosen. */
export const hasTags = (tags: readonly KeywordTag[], chosen: string | undefined): boolean =>
  tags.length > 0 || chosen !== undefined;
