import { LIMITS } from '@answerscope/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type SearchOption, SearchSelect } from '../../../ui/search-select.tsx';
import * as messages from './messages.ts';

const TYPING_PAUSE_MS = 200;

/** What is typed into a picker, once nobody types; null until it is opened. */
function useTyped(max: number) {
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed?.trim().slice(0, max) ?? '', TYPING_PAUSE_MS);
  return { isOpened: typed !== null, search: search === '' ? undefined : search, setTyped };
}

interface PickerProps {
  onChoose: (chosen: SearchOption) => void;
}

/** Any user, found by email, name or company. */
export function OmegaUserPicker({ user, onChoose }: PickerProps & { user: SearchOption | null }) {
  const { queries } = useAdminClients();
  const { isOpened, search, setTyped } = useTyped(LIMITS.user_search_max);
  const found = useQuery({
    ...queries.list_users.queryOptions({ input: { search, page_size: LIMITS.page_size } }),
    placeholderData: keepPreviousData,
    enabled: isOpened,
  });
  return (
    <SearchSelect
      label={messages.user}
      placeholder={messages.typeAnEmail}
      value={user}
      options={found.data?.items.map(({ id, email }) => ({ value: id, label: email })) ?? null}
      total={found.data?.total}
      hasFailed={failedLoad(found) !== null}
      onSearch={setTyped}
      onChoose={onChoose}
    />
  );
}

/** Any keyword of a user. */
export function OmegaKeywordPicker({
  userId,
  keyword,
  onChoose,
}: PickerProps & { userId: string; keyword: SearchOption | null }) {
  const { queries } = useAdminClients();
  const { isOpened, search, setTyped } = useTyped(LIMITS.keyword_text_max);
  const found = useQuery({
    ...queries.find_omega_keywords.queryOptions({ input: { user_id: userId, search } }),
    placeholderData: keepPreviousData,
    enabled: isOpened,
  });
  return (
    <SearchSelect
      label={messages.keyword}
      placeholder={messages.typeFindKeyword}
      value={keyword}
      options={found.data?.items.map(({ id, keyword: label }) => ({ value: id, label })) ?? null}
      total={found.data?.total}
      hasFailed={failedLoad(found) !== null}
      onSearch={setTyped}
      onChoose={onChoose}
    />
  );
}
