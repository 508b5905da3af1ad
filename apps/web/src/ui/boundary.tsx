import { isNotFound, isRedirect } from '@tanstack/react-router';
import { Component, type ReactNode } from 'react';
import { isUnreachablePart, noteReload } from '../lib/unreachable-part.ts';
import { BrokenPart, type PartLevel } from './broken-part.tsx';

interface BoundaryProps {
  /** How much of the page breaks with it: that says which words and ways out stand in its place. */
  level: PartLevel;
  /** Of a dialog: what is said in its place floats, and can be closed. */
  onClose?: () => void;
  children: ReactNode;
}

interface BoundaryState {
  caught: { error: unknown; path: string } | null;
  tried: number;
}

/**
 * Catches what a part of a page throws while it is drawn, so that the rest of the page stays. It is tried again three
 * times at most, and anew on another page.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null, tried: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // The router's own way to say that another page is to be shown.
    if (isNotFound(error) || isRedirect(error)) throw error;
    return { caught: { error, path: location.pathname } };
  }

  override componentDidCatch(error: unknown): void {
    // A newer version may have been installed: its page names the parts that are there.
    if (isUnreachablePart(error) && navigator.onLine && noteReload(error, () => sessionStorage))
      location.reload();
  }

  override componentDidUpdate(): void {
    const { caught } = this.state;
    if (caught && caught.path !== location.pathname) this.setState({ caught: null });
  }

  override render(): ReactNode {
    const { caught, tried } = this.state;
    const { level, onClose, children } = this.props;
    if (caught === null) return children;
    return (
      <BrokenPart
        key={tried}
        level={level}
        onClose={onClose}
        error={caught.error}
        tried={tried}
        onRetry={() => this.setState({ caught: null, tried: tried + 1 })}
      />
    );
  }
}
