import { MAIL_STATES } from '@answerscope/contract';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import type { MailSearch } from './mail-search.ts';
import { MAIL_STATE_BADGES } from './mail-words.ts';
import * as messages from './messages.ts';

interface MailFiltersProps {
  search: MailSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: MailSearch) => void;
}

/** A search by address and subject, and a filter by state. */
export function MailFilters({ search, onChange }: MailFiltersProps) {
  const change = (part: MailSearch) => onChange({ ...search, ...part, page: undefined });
  const isNarrowed = search.search !== undefined || search.state !== undefined;
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={messages.addressOrSubject}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={search.state === undefined ? 0 : 1}
      onClear={isNarrowed ? () => onChange({}) : null}
    >
      <SelectField
        label={messages.state}
        value={search.state ?? ''}
        options={[
          { value: '', label: messages.allStates },
          ...MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_BADGES[value].label })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ state: MAIL_STATES.find((state) => state === value) })
        }
      />
    </FilterBar>
  );
}
