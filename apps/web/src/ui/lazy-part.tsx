import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';
import type { PartLevel } from './broken-part.tsx';

interface LazyPartProps {
  level?: PartLevel;
  /** Stands there until it is loaded. */
  fallback?: ReactNode;
  /** Of a dialog: what is said in its place floats, and can be closed. */
  onClose?: () => void;
  children: ReactNode;
}

/** A part of a page whose program is loaded when it is needed. Where that fails, the rest of the page stays. */
export function LazyPart({ level = 'feature', fallback = null, onClose, children }: LazyPartProps) {
  return (
    <Boundary level={level} {...(onClose && { onClose })}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
