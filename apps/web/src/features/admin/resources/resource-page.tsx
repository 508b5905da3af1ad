import { LIMITS, type RowResult, resourceTexts } from '@answerscope/contract';
import { IconList, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { isSameStep } from '../../../lib/typed-text.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Column, DataTable, rowLink } from '../../../ui/data-table.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { BulkResults } from '../bulk-results.tsx';
import { ListPage } from '../list-page.tsx';
import { EmptyTrashDialog } from './empty-trash-dialog.tsx';
import { LazyRowSheet } from './lazy-row-sheet.tsx';
import * as messages from './messages.ts';
import { OrderHandle } from './order-handle.tsx';
import { PositionDialog } from './position-dialog.tsx';
import { ResourceFilters } from './resource-filters.tsx';
import type { OwnInput, SaveLabel } from './resource-form.tsx';
import styles from './resource-page.module.css';
import {
  filePath,
  isFiltered,
  isMovable,
  NEW_ROW,
  pageSizeOf,
  type ResourceSearch,
  sortOf,
  toListCall,
  toResourceSearch,
} from './resource-search.ts';
import type { PageResource, ResourceProcedures, ResourceRow, RowPanel } from './resource-types.ts';
import * as rowMessages from './row-messages.ts';
import { TrashDialog } from './trash-dialog.tsx';
import { useAskedUpdate } from './use-asked-update.tsx';
import { useOrder } from './use-order.ts';

interface ResourcePageProps<Row> {
  /** 'Logos Management' */
  title: string;
  resource: PageResource;
  procedures: ResourceProcedures<Row>;
  /** What each row shows; the one with `isMain` opens its form. */
  columns: readonly Column<Row>[];
  /** Inputs of the page's own, by the field's name. */
  inputs?: Readonly<Record<string, OwnInput>>;
  /** One part more beside a row's form and history. */
  panel?: RowPanel<Row>;
  /** What the button says that saves a row, by what is entered; null: the usual. */
  saveLabel?: SaveLabel<Row>;
  /** Rows that change by themselves soon: the list is read again until there is none. */
  refreshesWhile?: (row: Row) => boolean;
}

const NO_INPUTS = {};
const REFRESH_MS = 2_000;

/** The page of any resource: list, search, order, trash, a row's form and history. What is its own comes as columns and inputs. */
export function ResourcePage<Row extends ResourceRow>(props: ResourcePageProps<Row>) {
  const {
    title,
    resource,
    procedures,
    columns,
    inputs = NO_INPUTS,
    panel,
    saveLabel,
    refreshesWhile,
  } = props;
  const search = toResourceSearch(resource, { ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const selection = useSelection();
  const [isActing, setActing] = useState(false);
  const [isEmptying, setEmptying] = useState(false);
  const [placing, setPlacing] = useState<{ id: string; label: string; position: number } | null>(null);
  const [refused, setRefused] = useState<readonly RowResult[] | null>(null);
  const names = useRef(new Map<string, string>());
  const call = toListCall(resource, search);
  const list = useQuery({
    queryKey: [...procedures.list.key(), call],
    queryFn: ({ signal }) => procedures.list.call(call, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      refreshesWhile !== undefined && data?.items.some(refreshesWhile) ? REFRESH_MS : false,
  });
  const { change, dialog } = useAskedUpdate(resource, procedures);
  const { rows, first, move, moveTo } = useOrder(list.data?.items ?? null, procedures, {
    call,
    page: search.page ?? 1,
    pageSize: pageSizeOf(resource, search),
  });
  const isTrash = search.state === 'trashed';
  const show = (next: ResourceSearch, replace = isSameStep(search, next)) =>
    void navigate({ to: '.', search: next, replace });
  const open = (row: string | undefined) => show({ ...search, row });
  const isTooMany = selection.ids.size > LIMITS.bulk_rows_max;
  const nameOf = (row: Row) => String((row as Record<string, unknown>)[resource.named] ?? row.id);
  for (const row of rows ?? []) names.current.set(row.id, nameOf(row));
  const order: Column<Row> = {
    key: 'order',
    header: messages.move,
    hidesHeader: true,
    width: '56px',
    cell: (row) => (
      <OrderHandle
        label={nameOf(row)}
        index={rows?.indexOf(row) ?? 0}
        onMove={(to) => move(rows?.indexOf(row) ?? 0, to)}
        onOpen={() =>
          setPlacing({ id: row.id, label: nameOf(row), position: first + (rows?.indexOf(row) ?? 0) })
        }
      />
    ),
  };
  const shownColumns = [
    ...(isMovable(resource, search) ? [order] : []),
    ...columns.map((column) =>
      column.isMain
        ? {
            ...column,
            cell: (row: Row) => <RowButton onClick={() => open(row.id)}>{column.cell(row)}</RowButton>,
          }
        : column,
    ),
  ];
  return (
    <ListPage
      title={title}
      answer={({ total }) =>
        isTrash
          ? messages.rowsInTrash({ count: total })
          : rowMessages.rowsCount({ count: total, resource: resource.name })
      }
      loading={messages.loadingTheList}
      failure={resourceTexts(resource.name).notFetched}
      actions={
        <>
          <SaveButton path={filePath(resource, search)} isDisabled={!list.data?.total}>
            {messages.exportCsv}
          </SaveButton>
          {isTrash && (
            <Button look="danger" disabled={!list.data?.trashed} onClick={() => setEmptying(true)}>
              {messages.emptyTrash}
            </Button>
          )}
          <Button look="primary" onClick={() => open(NEW_ROW)}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            {rowMessages.newRow({ resource: resource.name })}
          </Button>
        </>
      }
      filters={
        <ResourceFilters
          resource={resource}
          search={search}
          trashed={list.data?.trashed ?? 0}
          onChange={show}
        />
      }
      list={list}
      empty={
        <NoRows
          why={isTrash ? 'trash' : isFiltered(search) ? 'filtered' : 'none'}
          resource={resource}
          onClear={() => show({})}
          onNew={() => open(NEW_ROW)}
        />
      }
      rows={() => (
        <DataTable
          label={resource.title}
          columns={shownColumns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          sort={sortOf(resource, search)}
          onSort={({ by, direction }) => show({ ...search, sort: by, direction, page: undefined })}
          selection={selection}
          wrapsHeadings
        />
      )}
      page={search.page}
      pageSize={pageSizeOf(resource, search)}
      onPage={(page, replace) => show({ ...search, page }, replace)}
    >
      <SelectionBar selection={selection} shown={rows?.map(({ id }) => id) ?? []}>
        {isTooMany && <span>{messages.atMostAtOnce({ max: LIMITS.bulk_rows_max })}</span>}
        <Button look={isTrash ? 'secondary' : 'danger'} disabled={isTooMany} onClick={() => setActing(true)}>
          {isTrash ? messages.restore : messages.putInTheTrash}
        </Button>
      </SelectionBar>
      {isActing && (
        <TrashDialog
          resource={resource}
          procedures={procedures}
          action={isTrash ? 'restore' : 'trash'}
          ids={[...selection.ids]}
          onDone={(results) => {
            const left = results.filter(({ success }) => !success).map(({ id }) => id);
            // What was refused stays chosen: it can be tried again.
            selection.clear();
            selection.set(left, true);
            if (left.length > 0) setRefused(results);
          }}
          onClose={() => setActing(false)}
        />
      )}
      {placing && (
        <PositionDialog
          label={placing.label}
          position={placing.position}
          total={list.data?.total ?? placing.position}
          move={(to) => moveTo(placing.id, placing.position, to)}
          onClose={() => setPlacing(null)}
        />
      )}
      {isEmptying && (
        <EmptyTrashDialog
          resource={resource}
          procedures={procedures}
          total={list.data?.trashed ?? 0}
          onRefused={setRefused}
          onClose={() => setEmptying(false)}
        />
      )}
      {refused && (
        <BulkResults
          words={{ notChanged: messages.rowsNotChanged, changed: messages.rowsChangedOthersStay }}
          results={refused}
          nameOf={(id) => names.current.get(id) ?? id}
          onClose={() => setRefused(null)}
        />
      )}
      <LazyRowSheet
        id={search.row}
        known={rows?.find(({ id }) => id === search.row) ?? null}
        resource={resource}
        procedures={procedures}
        inputs={inputs}
        panel={panel ?? null}
        saveLabel={saveLabel ?? null}
        nameOf={nameOf}
        onUndo={(undo) => change(undo, { done: messages.undone, notDone: messages.thatNotUndone })}
        onClose={() => open(undefined)}
      />
      {dialog}
    </ListPage>
  );
}

/** The name of a row, which opens it; so does a click anywhere else in the row. */
function RowButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={classNames(styles.name, rowLink)} onClick={onClick}>
      {children}
    </button>
  );
}

interface NoRowsProps {
  why: 'none' | 'filtered' | 'trash';
  resource: PageResource;
  onClear: () => void;
  onNew: () => void;
}

function NoRows({ why, resource, onClear, onNew }: NoRowsProps) {
  if (why === 'trash')
    return (
      <EmptyState
        Icon={IconTrash}
        title={messages.theTrashIsEmpty}
        text={messages.trashKeepsFor({ days: LIMITS.trash_days })}
        action={<Button onClick={onClear}>{messages.showAllRows}</Button>}
      />
    );
  if (why === 'filtered') return <NoMatch text={messages.noneFitsSearchAndThese} onClear={onClear} />;
  return (
    <EmptyState
      Icon={IconList}
      title={rowMessages.noRowsYet({ resource: resource.name })}
      text={messages.createFirstRow}
      action={<Button onClick={onNew}>{rowMessages.newRow({ resource: resource.name })}</Button>}
    />
  );
}
