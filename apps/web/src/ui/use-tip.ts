import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests before words appear, and for how long those of the next element come at once. */
const OPEN_MS = 700;
const SKIP_MS = 300;

let lastShownMs = Number.NEGATIVE_INFINITY;

/** When the words of a tip are shown: `target` is the element they stand beside, null while they are not. */
export function useTip() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (target === null) return;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTarget(null);
    document.addEventListener('keydown', closeByKey);
    return () => {
      lastShownMs = performance.now();
      document.removeEventListener('keydown', closeByKey);
    };
  }, [target]);
  const close = () => {
    clearTimeout(waiting.current);
    setTarget(null);
  };
  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onMouseEnter: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const isAtOnce = isTouched.current || performance.now() - lastShownMs < SKIP_MS;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => setTarget(currentTarget), isAtOnce ? 0 : OPEN_MS);
    },
    onMouseLeave: close,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) setTarget(currentTarget);
    },
    onBlur: close,
  };
  return { target, events };
}
