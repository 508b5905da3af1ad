import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import * as messages from './messages.ts';
import { ReferenceField } from './reference-field.tsx';
import { isFiltered, type ResourceSearch } from './resource-search.ts';
import type { PageResource } from './resource-types.ts';
import { ownerFieldOf } from './resource-values.ts';

interface ResourceFiltersProps {
  resource: PageResource;
  search: ResourceSearch;
  trashed: number;
  /** The first page of what the new filters leave. */
  onChange: (search: ResourceSearch) => void;
}

/** Search, whether a row is shown to visitors, and the trash. */
export function ResourceFilters({ resource, search, trashed, onChange }: ResourceFiltersProps) {
  const change = (part: Partial<ResourceSearch>) => onChange({ ...search, ...part, page: undefined });
  const { is_active, state, of } = search;
  const owner = ownerFieldOf(resource);
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={messages.wordsOrAnId}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={[is_active, state, of].filter((value) => value !== undefined).length}
      onClear={
        isFiltered(search) || state
          ? () => change({ search: undefined, is_active: undefined, state: undefined, of: undefined })
          : null
      }
    >
      {owner && (
        <ReferenceField
          label={owner.label}
          empty={messages.all}
          references={owner.references}
          value={of ?? ''}
          onChange={(id) => change({ of: id || undefined })}
        />
      )}
      {'is_active' in resource.filters && (
        <SelectField
          label={messages.status}
          value={is_active === undefined ? '' : String(is_active)}
          options={[
            { value: '', label: messages.all },
            { value: 'true', label: messages.active },
            { value: 'false', label: messages.inactive },
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ is_active: value === '' ? undefined : value === 'true' })
          }
        />
      )}
      <SelectField
        label={messages.trash}
        value={state ?? ''}
        options={[
          { value: '', label: messages.notInTheTrash },
          { value: 'trashed', label: messages.inTrashOfCount({ count: trashed }) },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ state: value === 'trashed' ? 'trashed' : undefined, row: undefined })
        }
      />
    </FilterBar>
  );
}
