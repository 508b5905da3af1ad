import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { readSidebarState, sidebarCookie } from './sidebar-state.ts';

const PHONE = '(max-width: 767px)';

export interface Sidebar {
  /** It comes over the page when it is asked for: on a phone, and for who wants none beside the page. */
  isDrawer: boolean;
  isExpanded: boolean;
  /** Of the drawer only. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/** Expanded or collapsed, kept in a cookie; or a drawer. Ctrl/Cmd+B toggles either, outside an editor. */
export function useSidebar(isShown: boolean): Sidebar {
  const isPhone = useMediaQuery(PHONE, matchMedia(PHONE).matches);
  const isDrawer = isPhone || !isShown;
  const [state, setState] = useState(() => readSidebarState(document.cookie));
  const [isOpen, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isDrawer) {
      setOpen((open) => !open);
      return;
    }
    const next = state === 'expanded' ? 'collapsed' : 'expanded';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Firefox
    document.cookie = sidebarCookie(next);
    setState(next);
  }, [isDrawer, state]);

  useEffect(() => {
    const toggleOnShortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isOfEditor(event)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', toggleOnShortcut);
    return () => removeEventListener('keydown', toggleOnShortcut);
  }, [toggle]);

  return {
    isDrawer,
    isExpanded: state === 'expanded',
    isOpen: isDrawer && isOpen,
    toggle,
    close: () => setOpen(false),
  };
}

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'b' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** In an editor the same keys make text bold; and what somebody else has answered already is theirs. */
const isOfEditor = ({ defaultPrevented, target }: KeyboardEvent) =>
  defaultPrevented || (target instanceof HTMLElement && target.isContentEditable);
