import type { KeywordTag } from '@answerscope/contract';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { GroupFilters, hasTags } from '../../domain/keyword-group/group-filters.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './keyword-filters.module.css';
import { isFiltered, type KeywordSearch, STATUSES, withoutFilters } from './keyword-search.ts';
import * as messages from './messages.ts';

/** Shorter than most pauses between two keys of a word, and what was searched is shown within a fifth of a second. */
const TYPING_PAUSE_MS = 80;

interface KeywordFiltersProps {
  search: KeywordSearch;
  topics: readonly string[];
  tags: readonly KeywordTag[];
  /** The list is not of what the own checks say. */
  hidesStatus?: boolean;
  /** Further options of the page, in their own row, and how many are set. */
  options?: { fields: ReactNode; inUse: number };
  /** The first page of what the new filters leave. */
  onChange: (search: KeywordSearch) => void;
}

/** Search in keyword and topic, and filters by what the checks say, topic, tag, intent and origin. */
export function KeywordFilters(props: KeywordFiltersProps) {
  const { search, topics, tags, hidesStatus, options, onChange } = props;
  const change = (part: KeywordSearch) => onChange({ ...search, ...part, page: undefined });
  const { status, topic, tag, search_intent, is_ai_generated } = search;
  const chosen = [status, topic, tag, search_intent, is_ai_generated].filter((value) => value !== undefined);
  const folded = chosen.length + (options?.inUse ?? 0);
  const selects = 3 + Number(!hidesStatus) + Number(hasTags(tags, tag));

  return (
    <search className={styles.filters} data-filtered={isFiltered(search)} data-selects={selects}>
      <SearchField
        placeholder={messages.keywordOrTopic}
        value={search.search}
        pauseMs={TYPING_PAUSE_MS}
        onSearch={(text) => change({ search: text })}
      />
      <PhoneFold label={folded === 0 ? messages.filters : messages.filtersInUse({ count: folded })}>
        {!hidesStatus && (
          <SelectField
            label={messages.status}
            value={search.status ?? ''}
            options={[
              { value: '', label: messages.allStatuses },
              ...STATUSES.map(({ status, label }) => ({ value: status, label })),
            ]}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              change({ status: STATUSES.find(({ status }) => status === chosen)?.status });
            }}
          />
        )}
        <GroupFilters group={search} topics={topics} tags={tags} onChange={change} />
        <SelectField
          label={messages.origin}
          value={search.is_ai_generated === undefined ? '' : String(search.is_ai_generated)}
          options={[
            { value: '', label: messages.allOrigins },
            { value: 'false', label: messages.addedByYou },
            { value: 'true', label: messages.generatedByAi },
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ is_ai_generated: value === '' ? undefined : value === 'true' });
          }}
        />
        {options?.fields}
      </PhoneFold>
      {isFiltered(search) && (
        <Button look="quiet" onClick={() => onChange(withoutFilters(search))}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
          {messages.clear}
        </Button>
      )}
    </search>
  );
}
