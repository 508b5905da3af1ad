import { Tooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

const EVENTS = { hover: true, focus: true, touch: true } as const;

/** How long the pointer rests before words appear, and for how long those of the next element come at once. */
const OPEN_MS = 700;
const SKIP_MS = 300;

/** All tips below it wait alike: once one is shown, the next one needs no wait. */
export function TipDelay({ openMs = OPEN_MS, children }: { openMs?: number; children: ReactNode }) {
  return (
    <Tooltip.Group openDelay={openMs} closeDelay={openMs === 0 ? 0 : SKIP_MS}>
      {children}
    </Tooltip.Group>
  );
}

interface TipProps {
  text: string;
  /** What is explained: one element that can have the focus. */
  children: ReactElement;
  side?: 'top' | 'right';
  isOff?: boolean;
  /** Stays within what it explains, where that is drawn above everything else. */
  isInPlace?: boolean;
}

/** Words beside an element on hover, focus and touch. */
export function Tip({ text, children, side = 'top', isOff = false, isInPlace = false }: TipProps) {
  return (
    <Tooltip
      label={text}
      position={side}
      disabled={isOff}
      withinPortal={!isInPlace}
      events={EVENTS}
      multiline
      maw={280}
    >
      {children}
    </Tooltip>
  );
}
