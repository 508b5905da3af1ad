import { Tooltip } from '@mantine/core';
import { MantineFrame } from './mantine-frame.tsx';

interface TipBubbleProps {
  id: string;
  text: string;
  target: HTMLElement;
  side: 'top' | 'right';
  isInPlace: boolean;
}

/** The words of a tip, beside what they explain. */
export default function TipBubble({ id, text, target, side, isInPlace }: TipBubbleProps) {
  return (
    <MantineFrame>
      <Tooltip
        // Its own id is Mantine's to choose; what it explains names this one.
        label={<span id={id}>{text}</span>}
        target={target}
        opened
        position={side}
        withinPortal={!isInPlace}
        multiline
        maw={280}
      />
    </MantineFrame>
  );
}
