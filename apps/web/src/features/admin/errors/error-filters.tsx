import { ERROR_CATEGORIES } from '@answerscope/contract';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { ERROR_KIND_WORDS } from './error-kinds.ts';
import { type ErrorSearch, isFiltered } from './error-search.ts';
import * as messages from './messages.ts';

const STATES = [
  { value: 'open', label: messages.open },
  { value: 'resolved', label: messages.resolved },
  { value: 'ignored', label: messages.ignored },
] as const;

interface ErrorFiltersProps {
  search: ErrorSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: ErrorSearch) => void;
}

/** The state of errors, a search by id, message and page, and a filter by kind. */
export function ErrorFilters({ search, onChange }: ErrorFiltersProps) {
  const change = (part: ErrorSearch) => onChange({ ...search, ...part, page: undefined });
  return (
    <>
      <Segmented
        label={messages.state}
        hidesLabel
        value={search.state ?? 'open'}
        options={STATES}
        onChange={(value) => change({ state: value === 'open' ? undefined : value })}
      />
      <FilterBar
        search={
          <SearchField
            placeholder={messages.messagePageOrWholeId}
            value={search.search}
            onSearch={(typed) => change({ search: typed })}
          />
        }
        active={search.category === undefined ? 0 : 1}
        onClear={isFiltered(search) ? () => onChange({ state: search.state }) : null}
      >
        <SelectField
          label={messages.kind}
          value={search.category ?? ''}
          options={[
            { value: '', label: messages.allKinds },
            ...ERROR_CATEGORIES.map((value) => ({ value, label: ERROR_KIND_WORDS[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ category: ERROR_CATEGORIES.find((one) => one === value) })
          }
        />
      </FilterBar>
    </>
  );
}
