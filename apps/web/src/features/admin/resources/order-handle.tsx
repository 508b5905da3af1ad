import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { rowAction } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';
import styles from './order-handle.module.css';

interface OrderHandleProps {
  /** What is moved, for who does not see it. */
  label: string;
  /** The row's place in the table, from 0. */
  index: number;
  onMove: (to: number) => void;
  /** Asks for a position: a click, or Enter. */
  onOpen: () => void;
}

/** Moves a row of a table: dragged by mouse or finger, by the arrow keys while it has the focus, or to a position. */
export function OrderHandle({ label, index, onMove, onOpen }: OrderHandleProps) {
  const target = useRef<HTMLTableRowElement | null>(null);
  const wasDragged = useRef(false);
  const mark = (row: HTMLTableRowElement | null) => {
    target.current?.removeAttribute('data-drop');
    target.current = row;
    row?.setAttribute('data-drop', '');
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(index + by);
    // A row that is put in another place lets go of the focus.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const body = event.currentTarget.closest('tbody');
    const row = [...(body?.rows ?? [])].find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    mark(row ?? null);
  };
  const drop = () => {
    const row = target.current;
    mark(null);
    wasDragged.current = row !== null && row.sectionRowIndex !== index;
    if (row) onMove(row.sectionRowIndex);
  };
  return (
    <Button
      look="quiet"
      isIcon
      className={classNames(styles.handle, rowAction)}
      aria-label={messages.moveByKeys({ name: label })}
      aria-haspopup="dialog"
      title={messages.dragUseArrowKeys}
      onKeyDown={press}
      onPointerDown={(event) => {
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onClick={({ detail }) => {
        // The browser says a click after a drag as well; one by the keyboard has no count.
        if (detail === 0 || !wasDragged.current) onOpen();
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={() => mark(null)}
    >
      <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  );
}
