/** What uses the arrow keys itself: fields, tabs, menus, and what scrolls sideways when it has the focus. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role="tab"], [role="menuitem"], [role="slider"], section[tabindex], pre[tabindex], div[tabindex="0"]';
const DIALOG = '[role="dialog"], dialog';

/** True where an arrow key is meant for something else than for who listens: for its user, or for another dialog. */
export function takesArrows(target: EventTarget | null, listener: Element | null): boolean {
  const open = [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.checkVisibility()).at(-1);
  if ((open ?? null) !== (listener?.closest(DIALOG) ?? null)) return true;
  return target instanceof Element && target.closest(USES_ARROWS) !== null;
}
