import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './flyout.module.css';

const LEAVE_MS = 150;
const GAP_PX = 4;

interface FlyoutTarget {
  'aria-expanded': boolean;
  onClick: () => void;
}

interface FlyoutProps {
  /** One button. */
  target: (props: FlyoutTarget) => ReactElement;
  children: (close: () => void) => ReactNode;
}

/** Links beside a button. A mouse shows them on hover, a click or a key until they are closed. */
export function Flyout({ target, children }: FlyoutProps) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'click' | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = openedBy !== null;
  const close = () => setOpenedBy(null);
  useLayoutEffect(() => {
    if (!isOpen || !frame.current || !panel.current) return;
    const { top, right } = frame.current.getBoundingClientRect();
    const lowest = window.innerHeight - panel.current.offsetHeight - GAP_PX;
    panel.current.style.left = `${right + GAP_PX}px`;
    panel.current.style.top = `${Math.max(GAP_PX, Math.min(top, lowest))}px`;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target: pressed }: Event) => {
      if (pressed instanceof Node && !frame.current?.contains(pressed)) setOpenedBy(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by click and by key
    <div
      ref={frame}
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        if (pointerType === 'mouse') setOpenedBy((by) => by ?? 'hover');
      }}
      onPointerLeave={() => {
        leaving.current = setTimeout(() => setOpenedBy((by) => (by === 'hover' ? null : by)), LEAVE_MS);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (!isOpen || key !== 'Escape') return;
        frame.current?.querySelector('button')?.focus();
        close();
      }}
    >
      {target({
        'aria-expanded': isOpen,
        onClick: () => setOpenedBy((by) => (by === 'click' ? null : 'click')),
      })}
      {isOpen && (
        <div ref={panel} className={styles.panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
