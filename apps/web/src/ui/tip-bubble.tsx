import { Tooltip } from '@mantine/core';
import { MantineFrame } from './mantine-frame.tsx';

interface TipBubbleProps {
  id: string;
  text: string;
  target: HTMLElement;
  side: 'top' | 'right';
  isInPlace: boolean;
}

export default function TipBubble({ id, text, target, side, isInPlace }: TipBubbleProps) {
  return (
    <MantineFrame>
      <Tooltip
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
