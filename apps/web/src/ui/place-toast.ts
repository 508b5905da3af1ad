/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP_PX = 8;
/** So far from the window's edge, and from a control, at least. */
const EDGE_PX = 16;
const GAP_PX = 4;

/**
 * Where a message stands so that it covers none of the controls: as near to the lower right corner as that can be; where
 * every place covers some, the one that covers least of them.
 */
export function placeToast(
  toast: Pick<Box, 'width' | 'height'>,
  {
    window: { width, height },
    controls,
  }: { window: Pick<Box, 'width' | 'height'>; controls: readonly Box[] },
): Pick<Box, 'left' | 'top'> {
  const right = Math.max(0, width - toast.width - EDGE_PX);
  const bottom = Math.max(0, height - toast.height - EDGE_PX);
  const columns = [...new Set([right, Math.round(right / 2), Math.min(EDGE_PX, right)])];
  let best = { left: right, top: bottom };
  let least = { covered: Number.POSITIVE_INFINITY, away: 0 };
  for (const left of columns) {
    for (let top = bottom; top >= Math.min(EDGE_PX, bottom); top -= STEP_PX) {
      const covered = coveredBy({ left, top, width: toast.width, height: toast.height }, controls);
      const away = right - left + (bottom - top);
      if (covered > least.covered || (covered === least.covered && away >= least.away)) continue;
      best = { left, top };
      least = { covered, away };
    }
  }
  return best;
}

/** Square pixels of the controls, with a little room around each, that a rectangle covers. */
export function coveredBy({ width, height, ...toast }: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => {
    const across =
      Math.min(toast.left + width, control.left + control.width + GAP_PX) -
      Math.max(toast.left, control.left - GAP_PX);
    const down =
      Math.min(toast.top + height, control.top + control.height + GAP_PX) -
      Math.max(toast.top, control.top - GAP_PX);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}
