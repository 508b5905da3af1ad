import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { RequestError } from '../../../lib/request-error.ts';
import { useServices } from '../../../lib/use-services.ts';
import * as messages from './messages.ts';
import { idsBetween, moved } from './order-position.ts';
import type { ListCall, ResourceProcedures } from './resource-types.ts';
import { useUndo } from './use-undo.ts';

/** The order that is wanted, the one before, and the position in the whole list, from 1, that a row has in it now. */
interface Move {
  ids: readonly string[];
  before: readonly string[];
  position: number;
}

/** What the rows are a page of. */
interface ShownPage {
  call: ListCall;
  page: number;
  pageSize: number;
}

/**
 * The rows of a page in an order that can be changed: at once on the screen, then on the server. Where that fails the
 * rows stand as they did. A move to a position of any page is on the server first.
 */
export function useOrder<Row extends { id: string }>(
  rows: readonly Row[] | null,
  procedures: Pick<ResourceProcedures<Row>, 'list' | 'reorder'>,
  { call, page, pageSize }: ShownPage,
) {
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const noticeId = useRef<number | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const toUndone = useUndo();
  const reorder = (ids: readonly string[]) => procedures.reorder.call({ ids: [...ids] });
  const first = (page - 1) * pageSize + 1;
  // Only the last move can be undone: one before it is another order by now.
  const dismissNotice = () => {
    if (noticeId.current !== null) toasts.dismiss(noticeId.current);
  };
  const write = useMutation({
    mutationFn: ({ ids }: Move) => reorder(ids),
    // Keys pressed quickly are sent one after another: the last order is the one that stays.
    scope: { id: 'order of a resource' },
    meta: { showsOwnErrors: true },
    onSuccess: (_, { ids, before, position }) => {
      if (ids !== latest.current) return;
      noticeId.current = toasts.show(toUndone(messages.movedTo({ position }), () => reorder(before)));
    },
    onError: (error) => toasts.fail(messages.theOrderNotSaved, error),
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
    dismissNotice();
    write.mutate({ ids, before: shown.map(({ id }) => id), position: first + to });
  };
  /** From one position of the whole list to another. @throws RequestError */
  const moveTo = async (id: string, from: number, to: number): Promise<void> => {
    const before = await idsBetween(Math.min(from, to), Math.max(from, to), {
      pageSize,
      readPage: async (number) =>
        (await procedures.list.call({ ...call, page: number })).items.map((row) => row.id),
    });
    const at = before.indexOf(id);
    if (at === -1)
      throw new RequestError({
        status: 409,
        code: 'CONFLICT',
        message: messages.thisListHasChanged,
      });
    const ids = moved(before, at, to < from ? 0 : before.length - 1);
    dismissNotice();
    latest.current = ids;
    await reorder(ids);
    noticeId.current = toasts.show(toUndone(messages.movedTo({ position: to }), () => reorder(before)));
    await refresh();
  };
  return { rows: shown, first, move, moveTo };
}
