import { AUDIT_ACTIONS, AUDIT_ROW_ACTIONS, AUDIT_SUBJECTS, RESOURCES } from '@answerscope/contract';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { actionInWords, subjectKindInWords } from './action-in-words.ts';
import { type AuditSearch, isFiltered } from './audit-search.ts';
import * as messages from './messages.ts';

const KINDS = [...AUDIT_SUBJECTS, ...Object.keys(RESOURCES)].sort();

/** What can be done to this kind: to rows of a resource other things than to the rest. */
function actionsOn(kind: string | undefined): readonly string[] {
  return kind !== undefined && kind in RESOURCES
    ? AUDIT_ROW_ACTIONS.map((action) => `${kind}.${action}`)
    : AUDIT_ACTIONS;
}

interface AuditFiltersProps {
  search: AuditSearch;
  /** The first page of what the new filters leave. */
  onChange: (search: AuditSearch) => void;
}

/** Filters by who did it, whom or what it was done to, what it was, and when. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const change = (part: AuditSearch) => onChange({ ...search, ...part, page: undefined });
  const { actor: _actor, page: _page, ...folded } = search;
  const words = (label: string, name: 'action' | 'subject_type', all: string, known: readonly string[]) => {
    const value = search[name] ?? '';
    const inWords = name === 'action' ? actionInWords : subjectKindInWords;
    // What an address asks for stays in sight.
    const options = value === '' || known.includes(value) ? known : [value, ...known];
    return (
      <SelectField
        label={label}
        value={value}
        options={[
          { value: '', label: all },
          ...options.map((word) => ({ value: word, label: inWords(word) })),
        ]}
        onChange={(event) => {
          const part = { [name]: event.currentTarget.value || undefined };
          change(name === 'subject_type' ? { ...part, action: undefined } : part);
        }}
      />
    );
  };
  const day = (label: string, name: 'from' | 'to') => (
    <DateField
      label={label}
      value={search[name] ?? ''}
      onDay={(value) => change({ [name]: value || undefined })}
    />
  );
  return (
    <FilterBar
      search={
        <SearchField
          label={messages.who}
          placeholder={messages.emailOfAnAdministrator}
          value={search.actor}
          onSearch={(actor) => change({ actor })}
        />
      }
      active={Object.values(folded).filter((value) => value !== undefined).length}
      onClear={isFiltered(search) ? () => onChange({}) : null}
    >
      <SearchField
        label={messages.onWhom}
        placeholder={messages.emailOfAUser}
        value={search.subject}
        onSearch={(subject) => change({ subject })}
      />
      {words(messages.kind, 'subject_type', messages.allKinds, KINDS)}
      {words(messages.what, 'action', messages.allActions, actionsOn(search.subject_type))}
      {day(messages.from, 'from')}
      {day(messages.until, 'to')}
    </FilterBar>
  );
}
