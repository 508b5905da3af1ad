/** Scrolls a group into view, past the sticky group of the shown page. */
export function scrollIntoGroups(nav: HTMLElement, name: string): void {
  const group = nav.querySelector(`[data-group='${name}']`);
  if (group === null) return;
  const held = nav.querySelector('[data-shown]');
  const view = nav.getBoundingClientRect();
  let { top, bottom } = view;
  if (held && held !== group && getComputedStyle(held).position === 'sticky') {
    const isBehind = group.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBehind) top += held.clientHeight;
    else bottom -= held.clientHeight;
  }
  const box = group.getBoundingClientRect();
  if (box.bottom > bottom) nav.scrollTop += Math.min(box.bottom - bottom, box.top - top);
  else if (box.top < top) nav.scrollTop -= top - box.top;
}
