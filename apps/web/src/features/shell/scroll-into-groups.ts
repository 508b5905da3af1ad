/** Scrolls a group into view, past the sticky group of the shown page. */
export function scrollIntoGroups(nav: HTMLElement, name: string): void {
  const group = nav.querySelector(`[data-group='${name}']`);
  if (group === null) return;
  const sticky = nav.querySelector('[data-shown]');
  const view = nav.getBoundingClientRect();
  let { top, bottom } = view;
  if (sticky && sticky !== group && getComputedStyle(sticky).position === 'sticky') {
    const isBehind = group.compareDocumentPosition(sticky) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBehind) top += sticky.clientHeight;
    else bottom -= sticky.clientHeight;
  }
  const box = group.getBoundingClientRect();
  if (box.bottom > bottom) nav.scrollTop += Math.min(box.bottom - bottom, box.top - top);
  else if (box.top < top) nav.scrollTop -= top - box.top;
}
