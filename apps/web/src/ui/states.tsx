import type { Icon } from '@tabler/icons-react';
import { IconAlertTriangle, IconError404 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { loadFailureInWords } from '../lib/load-failure.ts';
import { isMissing, RequestError } from '../lib/request-error.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import styles from './states.module.css';
import { SupportButton, SupportText } from './support-text.tsx';

interface EmptyStateProps {
  Icon: Icon;
  title: string;
  text: string;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon size={28} stroke={1.4} aria-hidden="true" />
      <h2>{title}</h2>
      <p>
        <SupportText text={text} />
      </p>
      {action}
    </div>
  );
}

const MISSING = messages.mayBeDeleted;

interface ErrorStateProps {
  /** What could not be shown. */
  title: string;
  /** Said in its place where it does not exist, or not any more. */
  missingTitle?: string;
  error: unknown;
  onRetry: () => void;
  /** The way back, where trying again would not help: what was asked for does not exist or is not theirs. */
  back?: ReactNode;
}

/** A part of a page could not be loaded: what happened, that nothing was lost, and a way to try again or back, whichever helps. */
export function ErrorState({ title, missingTitle, error, onRetry, back }: ErrorStateProps) {
  const known = error instanceof RequestError ? error : null;
  if (back && isMissing(error)) {
    return (
      <EmptyState
        Icon={IconError404}
        title={missingTitle ?? title}
        text={missingTitle || !known ? MISSING : loadFailureInWords(error)}
        action={back}
      />
    );
  }
  return (
    <div className={styles.state} role="alert">
      <IconAlertTriangle size={28} stroke={1.4} aria-hidden="true" />
      <h2>{title}</h2>
      <p>
        {loadFailureInWords(error)} {messages.yourDataIsSafe}
      </p>
      {known?.id && <p className={styles.id}>{messages.errorId({ id: known.id })}</p>}
      {known?.code === 'FORBIDDEN' ? back : <Button onClick={onRetry}>{messages.tryAgain}</Button>}
      {known?.id && <SupportButton errorId={known.id} />}
    </div>
  );
}

interface SkeletonProps {
  width?: string;
  height?: string;
}

/** A grey shape in the place and size of what is coming. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

interface LoadingProps {
  label: string;
  /** The words stand in the middle of it, too, where the specification has them read. */
  isShown?: boolean;
  children: ReactNode;
}

/** Skeletons of a loading part; a screen reader hears the words once. */
export function Loading({ label, isShown, children }: LoadingProps) {
  return (
    <div role="status" className={styles.loading}>
      <span className={isShown ? styles.label : 'visually-hidden'}>{label}</span>
      {children}
    </div>
  );
}
