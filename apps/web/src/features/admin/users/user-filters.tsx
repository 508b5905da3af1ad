import { USER_ROLES, USER_STATUSES } from '@answerscope/contract';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useAllPlans } from '../use-all-plans.ts';
import { isFiltered, type UserSearch, withoutFilters } from './user-search.ts';

interface UserFiltersProps {
  search: UserSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: UserSearch) => void;
}

/** Search, and filters by plan, status, role and the days of joining and of the last visit. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const plans = useAllPlans();
  const change = (part: UserSearch) => onChange({ ...search, ...part, page: undefined });
  const dayField = (label: string, name: 'joined_from' | 'joined_to' | 'seen_from' | 'seen_to') => (
    <DateField
      label={label}
      value={search[name] ?? ''}
      onDay={(value) => change({ [name]: value || undefined })}
    />
  );
  const { search: _text, sort: _sort, order: _order, page: _page, ...folded } = search;
  return (
    <FilterBar
      search={
        <SearchField
          placeholder="Name, email, company or id"
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={Object.values(folded).filter((value) => value !== undefined).length}
      onClear={isFiltered(search) ? () => onChange(withoutFilters(search)) : null}
    >
      <SelectField
        label="Plan"
        value={search.plan_id ?? ''}
        options={[
          { value: '', label: 'All plans' },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => change({ plan_id: event.currentTarget.value || undefined })}
      />
      <SelectField
        label="Status"
        value={search.status ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ status: USER_STATUSES.find((status) => status === value) })
        }
      />
      <SelectField
        label="Role"
        value={search.role ?? ''}
        options={[
          { value: '', label: 'All roles' },
          { value: 'user', label: 'User' },
          { value: 'admin', label: 'Administrator' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ role: USER_ROLES.find((role) => role === value) })
        }
      />
      {dayField('Joined from', 'joined_from')}
      {dayField('Joined until', 'joined_to')}
      {dayField('Seen from', 'seen_from')}
      {dayField('Seen until', 'seen_to')}
    </FilterBar>
  );
}
