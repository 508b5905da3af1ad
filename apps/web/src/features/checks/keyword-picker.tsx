import { LIMITS } from '@answerscope/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import * as messages from './messages.ts';

const TYPING_PAUSE_MS = 200;

interface KeywordPickerProps {
  /** Null while none is chosen. */
  keyword: { id: string; keyword: string } | null;
  onChoose: (keywordId: string) => void;
}

/** Any of the user's keywords, found by typing; the newest stand there first. */
export function KeywordPicker({ keyword, onChoose }: KeywordPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed?.trim().slice(0, LIMITS.keyword_text_max) ?? '', TYPING_PAUSE_MS);
  const found = useQuery({
    ...useQueries().keywords.list_keywords.queryOptions({
      input: { page: 1, page_size: LIMITS.page_size, ...(search === '' ? {} : { search }) },
    }),
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  return (
    <SearchSelect
      label={messages.keyword}
      placeholder={messages.typeFindKeyword}
      value={keyword && { value: keyword.id, label: keyword.keyword }}
      options={found.data?.items.map(({ id, keyword: label }) => ({ value: id, label })) ?? null}
      total={found.data?.total}
      hasFailed={failedLoad(found) !== null}
      onSearch={setTyped}
      onChoose={({ value }) => onChoose(value)}
    />
  );
}
