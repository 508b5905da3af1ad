import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

const EVENTS = { hover: true, focus: true, touch: true } as const;

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
