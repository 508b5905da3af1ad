import type { createSpotlight } from '@mantine/spotlight';
import { useEffect, useLayoutEffect, useRef } from 'react';

type SpotlightStore = ReturnType<typeof createSpotlight>[0];

/**
 * Selects the best hit as soon as it is drawn, so that Enter opens it. The library selects the first of what stood there
 * before the last letter was typed, which may be gone by then, and nothing of what comes later from the server.
 */
export function useFirstSelected(
  store: SpotlightStore,
  { typed, shown }: { typed: string; shown: string },
): void {
  const before = useRef(typed);
  const select = () => {
    const list = document.getElementById(store.getState().listId);
    const isTyping = before.current !== typed;
    before.current = typed;
    if (list === null || typed.trim() === '' || shown === '') return;
    const actions = [...list.querySelectorAll('[data-action]')];
    // Somebody may have gone on to another one while more was found.
    const kept = isTyping ? -1 : actions.findIndex((action) => action.hasAttribute('data-selected'));
    const selected = Math.max(0, kept);
    for (const [at, action] of actions.entries())
      if (at === selected) action.setAttribute('data-selected', 'true');
      else action.removeAttribute('data-selected');
    store.updateState((state) => ({ ...state, selected }));
  };
  // With what is drawn, so that no Enter comes between; and after the library has selected another one.
  useLayoutEffect(select, [store, typed, shown]);
  useEffect(select, [store, typed, shown]);
}
