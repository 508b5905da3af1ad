import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';
import type { ResourceProcedures } from './resource-types.ts';
import { useUndo } from './use-undo.ts';

/** A list with one of its rows in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The order that is wanted, the one before, and the place from 1 that a row has in it now. */
interface Move {
  ids: readonly string[];
  before: readonly string[];
  place: number;
}

/**
 * The rows of a page in an order that can be changed: at once on the screen, then on the server. Where that fails the
 * rows stand as they did.
 */
export function useOrder<Row extends { id: string }>(
  rows: readonly Row[] | null,
  procedures: Pick<ResourceProcedures<Row>, 'reorder'>,
) {
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const noticeId = useRef<number | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const toUndone = useUndo();
  const reorder = (ids: readonly string[]) => procedures.reorder.call({ ids: [...ids] });
  const write = useMutation({
    mutationFn: ({ ids }: Move) => reorder(ids),
    // Keys pressed quickly are sent one after another: the last order is the one that stays.
    scope: { id: 'order of a resource' },
    meta: { showsOwnErrors: true },
    onSuccess: (_, { ids, before, place }) => {
      if (ids !== latest.current) return;
      noticeId.current = toasts.show(
        toUndone(`Moved to place ${place.toLocaleString('en')}`, () => reorder(before)),
      );
    },
    onError: (error) => toasts.fail('The order could not be saved', error),
    onSettled: async (_data, _error, { ids }) => {
      await refresh();
      setWanted((now) => (now === ids ? null : now));
    },
  });
  const byId = new Map(rows?.map((row) => [row.id, row]));
  const known = wanted?.flatMap((id) => byId.get(id) ?? []);
  const shown = rows && known?.length === rows.length ? known : rows;
  const move = (from: number, to: number) => {
    if (!shown || to < 0 || to >= shown.length || from === to) return;
    const ids = moved(shown, from, to).map(({ id }) => id);
    setWanted(ids);
    latest.current = ids;
    // Only the last move can be undone: one before it is another order by now.
    if (noticeId.current !== null) toasts.dismiss(noticeId.current);
    write.mutate({ ids, before: shown.map(({ id }) => id), place: to + 1 });
  };
  return { rows: shown, move };
}
