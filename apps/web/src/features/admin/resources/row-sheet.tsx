import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failedLoad } from '../../../lib/failed-load.ts';
import { writtenOf } from '../../../lib/two-versions.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from './messages.ts';
import { type OwnInput, ResourceForm, type SaveLabel } from './resource-form.tsx';
import { ResourceHistory } from './resource-history.tsx';
import { NEW_ROW } from './resource-search.ts';
import type {
  PageResource,
  ResourceProcedures,
  ResourceRow,
  RowPanel,
  UpdateCall,
} from './resource-types.ts';
import { fieldsOf } from './resource-values.ts';
import * as rowMessages from './row-messages.ts';
import { TrashDialog } from './trash-dialog.tsx';
import { useAskedUpdate } from './use-asked-update.tsx';

export interface RowSheetProps<Row> {
  /** The row that is open, NEW_ROW, or none. */
  id: string | undefined;
  /** The row as the list has it; null where it is on another page. */
  known: Row | null;
  resource: PageResource;
  procedures: ResourceProcedures<Row>;
  inputs: Readonly<Record<string, OwnInput>>;
  panel: RowPanel<Row> | null;
  saveLabel: SaveLabel<Row> | null;
  nameOf: (row: Row) => string;
  /** Takes back what was just saved: the call that writes what was there before. */
  onUndo: (call: UpdateCall) => void;
  onClose: () => void;
}

type Part = 'form' | 'history' | 'panel';

/** A row beside its list: its form, and what changed in it. */
export default function RowSheet<Row extends ResourceRow>(props: RowSheetProps<Row>) {
  const { id, known, resource, onClose, nameOf } = props;
  const isNew = id === NEW_ROW;
  const [isUnsaved, setUnsaved] = useState(false);
  const title = isNew
    ? rowMessages.newRow({ resource: resource.name })
    : known
      ? nameOf(known)
      : resource.title;
  return (
    <Sheet isOpen={id !== undefined} title={title} isUnsaved={isUnsaved} onClose={onClose}>
      {isNew ? (
        <ResourceForm {...props} row={null} onUnsaved={setUnsaved} onSaved={onClose} />
      ) : (
        id !== undefined && (
          <OpenRow key={id} {...props} id={id} isUnsaved={isUnsaved} onUnsaved={setUnsaved} />
        )
      )}
    </Sheet>
  );
}

interface OpenRowProps<Row> extends RowSheetProps<Row> {
  id: string;
  isUnsaved: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

function OpenRow<Row extends ResourceRow>(props: OpenRowProps<Row>) {
  const { id, resource, procedures, panel, onClose } = props;
  const [part, setPart] = useState<Part>('form');
  const [isActing, setActing] = useState(false);
  const found = useQuery({
    queryKey: procedures.get.key({ input: { id } }),
    queryFn: () => procedures.get.call({ id }),
    // A form begins with what is stored now, not with what a list had a minute ago.
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const failure = failedLoad(found);
  if (failure)
    return (
      <ErrorState
        title={messages.rowNotLoaded}
        missingTitle={messages.noSuchRow}
        back={<Button onClick={onClose}>{messages.showAllRows}</Button>}
        {...failure}
      />
    );
  const row = found.data;
  if (!row)
    return (
      <Loading label={messages.loadingRow}>
        <Skeleton height="200px" />
      </Loading>
    );
  const isTrashed = row.deleted_at !== null;
  return (
    <>
      <Segmented
        label={messages.part}
        hidesLabel
        value={part}
        options={[
          { value: 'form', label: messages.edit },
          ...(panel ? [{ value: 'panel', label: panel.label } as const] : []),
          { value: 'history', label: messages.history },
        ]}
        onChange={setPart}
      />
      {isTrashed && <Alert tone="warning">{messages.rowIsInTrash}</Alert>}
      {part === 'panel' && panel?.show(row)}
      {part === 'history' && <HistoryOfRow {...props} row={row} />}
      {!isTrashed && (
        // It keeps what was typed while another part is looked at.
        <div hidden={part !== 'form'}>
          <FormOfRow {...props} row={row} />
        </div>
      )}
      <Button look={isTrashed ? 'secondary' : 'quiet'} onClick={() => setActing(true)}>
        {isTrashed ? messages.restore : messages.putInTheTrash}
      </Button>
      {isActing && (
        <TrashDialog
          resource={resource}
          procedures={procedures}
          action={isTrashed ? 'restore' : 'trash'}
          ids={[id]}
          onDone={onClose}
          onClose={() => setActing(false)}
        />
      )}
    </>
  );
}

/** The form of the row as it is stored; what was typed is never thrown away for what somebody else has stored since. */
function FormOfRow<Row extends ResourceRow>(props: OpenRowProps<Row> & { row: Row }) {
  const { row, isUnsaved, onClose } = props;
  const [base, setBase] = useState(row);
  if (!isUnsaved && base.version !== row.version) setBase(row);
  return <ResourceForm key={base.version} {...props} row={base} onSaved={onClose} />;
}

function HistoryOfRow<Row extends ResourceRow>(props: RowSheetProps<Row> & { row: Row }) {
  const { row, resource, procedures } = props;
  const { change, dialog } = useAskedUpdate(resource, procedures);
  const { id, version } = row;
  const restore = (state: Record<string, unknown>) =>
    change(
      { id, version, values: writtenOf(fieldsOf(resource), state), reason: messages.anOlderVersionRestored },
      { done: messages.theOlderVersionRestored, notDone: messages.theOlderVersionNotRestored },
    );
  return (
    <>
      <ResourceHistory
        resource={resource}
        id={id}
        procedures={procedures}
        onRestore={row.deleted_at === null ? restore : null}
      />
      {dialog}
    </>
  );
}
