import {
  type KeywordGroup,
  type KeywordTag,
  SEARCH_INTENT_LABELS,
  SEARCH_INTENTS,
} from '@answerscope/contract';
import { SelectField } from '../../ui/field.tsx';

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
        label="Topic"
        value={topic ?? ''}
        options={[{ value: '', label: 'All topics' }, ...shown.map((value) => ({ value, label: value }))]}
        onChange={({ currentTarget: { value } }) => onChange({ topic: value || undefined })}
      />
      {hasTags(tags, tag) && (
        <SelectField
          label="Tag"
          value={tag ?? ''}
          options={[
            { value: '', label: 'All tags' },
            ...(isTagGone ? [{ value: tag, label: 'Chosen tag' }] : []),
            ...tags.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ tag: value || undefined })}
        />
      )}
      <SelectField
        label="Search intent"
        value={search_intent ?? ''}
        options={[
          { value: '', label: 'All intents' },
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
