import { CHANNELS, OMEGA_STATES } from '@answerscope/contract';
import { channelOptions } from '../../../domain/channel/channel-options.ts';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import * as messages from './messages.ts';
import { OMEGA_STATE_WORDS } from './omega-in-words.ts';
import { isFiltered, type OmegaSearch } from './omega-search.ts';

interface OmegaFiltersProps {
  search: OmegaSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: OmegaSearch) => void;
}

/** Search by user and keyword, and filters by assistant and state. */
export function OmegaFilters({ search, onChange }: OmegaFiltersProps) {
  const change = (part: OmegaSearch) => onChange({ ...search, ...part, page: undefined });
  const { state = 'in_force' } = search;
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={messages.emailOfAUser}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={Number(search.channel !== undefined) + Number(state !== 'in_force')}
      onClear={isFiltered(search) ? () => onChange({ state: search.state }) : null}
    >
      <SelectField
        label={messages.state}
        value={state}
        options={OMEGA_STATES.map((value) => ({ value, label: OMEGA_STATE_WORDS[value].label }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = OMEGA_STATES.find((one) => one === value);
          change({ state: chosen === 'in_force' ? undefined : chosen });
        }}
      />
      <SelectField
        label={messages.assistant}
        value={search.channel ?? ''}
        options={channelOptions(messages.allAssistants)}
        onChange={({ currentTarget: { value } }) =>
          change({ channel: CHANNELS.find((one) => one === value) })
        }
      />
    </FilterBar>
  );
}
