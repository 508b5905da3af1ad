import { cloneElement, lazy, type ReactElement, useId } from 'react';
import { LazyPart } from './lazy-part.tsx';
import { useTip } from './use-tip.ts';

const TipBubble = lazy(() => import('./tip-bubble.tsx'));

interface TipProps {
  text: string;
  /** What is explained: one element that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'right';
  /** Stays within what it explains, where that is drawn above everything else. */
  isInPlace?: boolean;
}

/** Words beside an element on hover, focus and touch. */
export function Tip({ text, children, side = 'top', isInPlace = false }: TipProps) {
  const id = useId();
  const { target, events } = useTip();
  return (
    <>
      {cloneElement(children, { ...events, ...(target && { 'aria-describedby': id }) })}
      {target && (
        <LazyPart level="component">
          <TipBubble id={id} text={text} target={target} side={side} isInPlace={isInPlace} />
        </LazyPart>
      )}
    </>
  );
}
