import { CHANNEL_LABELS, CHANNELS, RUN_STATES } from '@answerscope/contract';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import * as messages from './messages.ts';
import { filtersOf, type RunSearch } from './run-search.ts';
import { RUN_STATE_BADGES } from './run-words.ts';

interface RunFiltersProps {
  search: RunSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: RunSearch) => void;
}

/** A search by user or run, and filters by state, assistant and day. */
export function RunFilters({ search, onChange }: RunFiltersProps) {
  const change = (part: RunSearch) => onChange({ ...search, ...part, page: undefined });
  const { search: _text, ...folded } = filtersOf(search);
  return (
    <FilterBar
      isSearchWide
      search={
        <SearchField
          placeholder={messages.emailUserIdOrRun}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={Object.keys(folded).length}
      onClear={Object.keys(filtersOf(search)).length > 0 ? () => onChange({}) : null}
    >
      <SelectField
        label={messages.state}
        value={search.state ?? ''}
        options={[
          { value: '', label: messages.allStates },
          ...RUN_STATES.map((value) => ({ value, label: RUN_STATE_BADGES[value].label })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ state: RUN_STATES.find((state) => state === value) })
        }
      />
      <SelectField
        label={messages.assistant}
        value={search.channel ?? ''}
        options={[
          { value: '', label: messages.allAssistants },
          ...CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ channel: CHANNELS.find((channel) => channel === value) })
        }
      />
      <DateField
        label={messages.startedFrom}
        value={search.from ?? ''}
        onDay={(value) => change({ from: value || undefined })}
      />
      <DateField
        label={messages.startedUntil}
        value={search.to ?? ''}
        onDay={(value) => change({ to: value || undefined })}
      />
    </FilterBar>
  );
}
