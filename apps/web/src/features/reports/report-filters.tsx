import { GroupFilters, hasTags } from '../../domain/keyword-group/group-filters.tsx';
import type { GroupChoices } from '../../domain/keyword-group/use-group-choices.ts';
import { isTypedOn } from '../../lib/typed-text.ts';
import { SelectField } from '../../ui/field.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import * as messages from './messages.ts';
import styles from './report-filters.module.css';
import { type ReportSearch, SHOWN_KEYWORDS, withFilters } from './report-search.ts';

/** Shorter than most pauses between two keys of a word. */
const TYPING_PAUSE_MS = 80;

interface ReportFiltersProps extends Pick<GroupChoices, 'topics' | 'tags'> {
  search: ReportSearch;
  /** The first page of what is left; `replaces` when it is no step of its own to go back to. */
  onChange: (search: ReportSearch, replaces: boolean) => void;
}

/** Search in the keywords of a report, and which of them are shown: by what answers say, topic, tag and intent. */
export function ReportFilters({ search, topics, tags, onChange }: ReportFiltersProps) {
  const { show, topic, tag, search_intent } = search;
  const chosen = [show, topic, tag, search_intent].filter((value) => value !== undefined).length;
  return (
    <search className={styles.filters} data-tags={hasTags(tags, tag)}>
      <SearchField
        placeholder={messages.keyword}
        value={search.search}
        pauseMs={TYPING_PAUSE_MS}
        onSearch={(text = '') =>
          onChange(withFilters(search, { search: text }), isTypedOn(search.search, text || undefined))
        }
      />
      <PhoneFold label={chosen === 0 ? messages.filters : messages.chosenFilters({ count: chosen })}>
        <SelectField
          label={messages.show}
          value={show ?? ''}
          options={[
            { value: '', label: messages.allKeywords },
            ...SHOWN_KEYWORDS.map(({ show: value, label }) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const next = SHOWN_KEYWORDS.find((one) => one.show === value)?.show;
            onChange(withFilters(search, { show: next }), false);
          }}
        />
        <GroupFilters
          group={search}
          topics={topics}
          tags={tags}
          onChange={(part) => onChange(withFilters(search, part), false)}
        />
      </PhoneFold>
    </search>
  );
}
