import { USER_ROLES, USER_STATUSES } from '@answerscope/contract';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useAllPlans } from '../use-all-plans.ts';
import * as messages from './messages.ts';
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
          placeholder={messages.nameEmailCompanyOrId}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      active={Object.values(folded).filter((value) => value !== undefined).length}
      onClear={isFiltered(search) ? () => onChange(withoutFilters(search)) : null}
    >
      <SelectField
        label={messages.plan}
        value={search.plan_id ?? ''}
        options={[
          { value: '', label: messages.allPlans },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => change({ plan_id: event.currentTarget.value || undefined })}
      />
      <SelectField
        label={messages.status}
        value={search.status ?? ''}
        options={[
          { value: '', label: messages.allStatuses },
          { value: 'active', label: messages.active },
          { value: 'inactive', label: messages.inactive },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ status: USER_STATUSES.find((status) => status === value) })
        }
      />
      <SelectField
        label={messages.role}
        value={search.role ?? ''}
        options={[
          { value: '', label: messages.allRoles },
          { value: 'user', label: messages.user },
          { value: 'admin', label: messages.administrator },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ role: USER_ROLES.find((role) => role === value) })
        }
      />
      {dayField(messages.joinedFrom, 'joined_from')}
      {dayField(messages.joinedUntil, 'joined_to')}
      {dayField(messages.seenFrom, 'seen_from')}
      {dayField(messages.seenUntil, 'seen_to')}
    </FilterBar>
  );
}
