import { useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { filtersOf, type KeywordSearch } from './keyword-search.ts';
import * as messages from './messages.ts';

interface SelectAllProps {
  search: KeywordSearch;
  /** Keywords that match the search and its filters. */
  total: number;
  selection: Selection;
}

/** Chooses every keyword that matches, on all pages. Nothing while all of them are chosen. */
export function SelectAll({ search, total, selection }: SelectAllProps) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const [isPending, setPending] = useState(false);
  if (selection.ids.size >= total) return null;

  const selectAll = async () => {
    setPending(true);
    try {
      const { keyword_ids } = await api.keywords.list_keyword_ids(filtersOf(search));
      selection.set(keyword_ids, true);
    } catch (error) {
      toasts.fail(messages.operationFailed, error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button disabled={isPending} onClick={() => void selectAll()}>
      {messages.selectAll({ count: total })}
    </Button>
  );
}
