import { LIMITS } from '@answerscope/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failedLoad } from '../../../lib/failed-load.ts';
import { SearchSelect } from '../../../ui/search-select.tsx';
import * as messages from './messages.ts';
import { useReferenced } from './use-referenced.ts';

const TYPING_PAUSE_MS = 200;

interface ReferenceFieldProps {
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  /** The resource whose rows are chosen from. */
  references: string;
  /** The id of the chosen row; '' while none is. */
  value: string;
  /** What none means, where there may be none: a choice of its own. */
  empty?: string | undefined;
  autoFocus?: boolean;
  onChange: (id: string) => void;
}

/** A row of another resource, found by typing. */
export function ReferenceField({ references, value, onChange, empty, ...field }: ReferenceFieldProps) {
  const { procedures, nameOf } = useReferenced(references);
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed?.trim().slice(0, LIMITS.user_search_max) ?? '', TYPING_PAUSE_MS);
  const call = { page: 1, page_size: LIMITS.page_size, ...(search === '' ? {} : { search }) };
  const found = useQuery({
    queryKey: [...procedures.list.key(), call],
    queryFn: ({ signal }) => procedures.list.call(call, { signal }),
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  const chosen = useQuery({
    queryKey: procedures.get.key({ input: { id: value } }),
    queryFn: () => procedures.get.call({ id: value }),
    enabled: value !== '',
  });
  const options = found.data?.items.map((row) => ({ value: row.id, label: nameOf(row) })) ?? null;
  // Who types looks for a row.
  const none = empty !== undefined && search === '' ? { value: '', label: empty } : null;
  return (
    <SearchSelect
      placeholder={empty ?? messages.chooseOne}
      {...field}
      value={value !== '' && chosen.data ? { value, label: nameOf(chosen.data) } : null}
      options={options && none ? [none, ...options] : options}
      total={found.data && found.data.total + (none ? 1 : 0)}
      hasFailed={failedLoad(found) !== null}
      onSearch={setTyped}
      onChoose={(option) => onChange(option.value)}
    />
  );
}
