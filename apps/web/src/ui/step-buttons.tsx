import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './step-buttons.module.css';
import { takesArrows } from './takes-arrows.ts';

interface Step {
  label: string;
  /** Null where there is nothing more on this side. */
  onStep: (() => void) | null;
}

/** From one of a list to the one before and the next; the arrow keys do the same. */
export function StepButtons({ back, on }: { back: Step; on: Step }) {
  const buttons = useRef<HTMLDivElement>(null);
  const left = back.onStep;
  const right = on.onStep;
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const go = { ArrowLeft: left, ArrowRight: right }[event.key];
      if (!go || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!takesArrows(event.target, buttons.current)) go();
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [left, right]);
  return (
    <div ref={buttons} className={styles.steps}>
      <Button
        isIcon
        aria-label={back.label}
        title={back.label}
        aria-keyshortcuts="ArrowLeft"
        disabled={left === null}
        onClick={() => left?.()}
      >
        <IconChevronLeft size={18} stroke={1.75} />
      </Button>
      <Button
        isIcon
        aria-label={on.label}
        title={on.label}
        aria-keyshortcuts="ArrowRight"
        disabled={right === null}
        onClick={() => right?.()}
      >
        <IconChevronRight size={18} stroke={1.75} />
      </Button>
    </div>
  );
}
