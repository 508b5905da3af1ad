import { type RefObject, useEffect } from 'react';
import { type Box, coveredBy, placeToast } from './place-toast.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="button"], [role="switch"], [role="menuitem"]';
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** For the few seconds of a message: a page moves below it for many reasons, of which a style sheet that comes late tells nobody. */
const LOOK_MS = 150;

/**
 * Keeps the visible message off everything that can be pressed or written into, also where the page changes or is
 * scrolled below it. It stays where it is as long as it covers nothing, and while it is used itself.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const frame = viewport.current;
    if (id === undefined || frame === null) return;
    frame.style.translate = '';
    const look = () => {
      const toast = frame.querySelector('li');
      if (toast !== null && !isUsed(toast)) keepOff(frame, toast);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [viewport, id]);
}

/** A finger leaves its last touch hovered. */
function isUsed(toast: HTMLElement): boolean {
  const points = matchMedia('(hover: hover)').matches;
  return toast.matches(':focus-within') || (points && toast.matches(':hover'));
}

function keepOff(frame: HTMLElement, toast: HTMLElement): void {
  // As it stands, without the movement with which it comes in.
  const [x = 0, y = 0] = frame.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  const { right, bottom } = frame.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = toast;
  const padding = Number.parseFloat(getComputedStyle(frame).paddingRight);
  const now = { left: right - padding - width, top: bottom - padding - height, width, height };
  const controls = controlsAround(frame);
  if (coveredBy(now, controls) === 0) return;
  const { innerWidth, innerHeight } = globalThis;
  const place = placeToast(now, { window: { width: innerWidth, height: innerHeight }, controls });
  frame.style.translate = `${x + place.left - now.left}px ${y + place.top - now.top}px`;
}

/** What can be pressed or written into now, outside of the message: of an open dialog alone where there is one. */
function controlsAround(frame: HTMLElement): Box[] {
  const dialogs = [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.checkVisibility());
  const root = dialogs.at(-1) ?? document;
  return [...root.querySelectorAll(CONTROLS)]
    .filter((control) => !frame.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ top, bottom, left, right, width }) =>
        width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
}
