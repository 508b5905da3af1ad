import { wordsOf } from '../lib/error-reporter.ts';
import { COMPONENT_NOT_LOADED, ERROR_DETAILS_COPIED, ERROR_SCREENS } from '../lib/error-screens.ts';
import { isUnreachablePart, UNREACHABLE_PART } from '../lib/unreachable-part.ts';
import { useReportedError } from '../lib/use-reported-error.ts';
import { useRetry } from '../lib/use-retry.ts';
import styles from './broken-part.module.css';
import { Button } from './button.tsx';
import { CopyDetails } from './copy-details.tsx';
import * as messages from './messages.ts';
import { SupportButton } from './support-text.tsx';

/**
 * A part under its own heading; a table or a dialog; one of several charts; something that one can do here; a part of
 * the back office, whose details its reader can use.
 */
export type PartLevel = 'section' | 'component' | 'inline' | 'feature' | 'render';

interface BrokenPartProps {
  level: PartLevel;
  error: unknown;
  /** How often it was tried again. */
  tried: number;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/** What stands in place of a part of a page that could not be drawn. */
export function BrokenPart(props: BrokenPartProps) {
  if (isUnreachablePart(props.error)) return <NotLoaded onClose={props.onClose} />;
  return <Broken {...props} />;
}

const MARKED = { [UNREACHABLE_PART]: '' };

function NotLoaded({ onClose }: Pick<BrokenPartProps, 'onClose'>) {
  return (
    <div className={styles.part} data-floating={onClose !== undefined || undefined} role="alert" {...MARKED}>
      <p>{COMPONENT_NOT_LOADED}</p>
      <div className="row">
        <RefreshPage />
        <Close onClose={onClose} />
      </div>
    </div>
  );
}

function Broken({ level, error, tried, onRetry, onClose }: BrokenPartProps) {
  const id = useReportedError(error, 'COMPONENT_ERROR');
  const { left, isRetrying, retry } = useRetry(tried, onRetry);
  const { title, text } = ERROR_SCREENS[level];
  const label =
    level === 'inline'
      ? messages.retry
      : level === 'feature'
        ? messages.tryAgainLeft({ left })
        : messages.tryAgain;
  return (
    <div
      className={styles.part}
      data-level={level}
      data-floating={onClose !== undefined || undefined}
      role="alert"
    >
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {level === 'render' && <pre className={styles.details}>{wordsOf(error)}</pre>}
      <p className={styles.id}>{messages.errorId({ id })}</p>
      <div className="row">
        {left > 0 && level !== 'render' && (
          <Button size="small" disabled={isRetrying} onClick={retry}>
            {isRetrying ? messages.tryingAgain : label}
          </Button>
        )}
        {(level === 'section' || level === 'component') && <RefreshPage />}
        {level === 'feature' && (
          <CopyDetails
            label={messages.reportIssue}
            copied={ERROR_DETAILS_COPIED}
            error={error}
            id={id}
            level={level}
          />
        )}
        <SupportButton errorId={id} />
        <Close onClose={onClose} />
      </div>
    </div>
  );
}

function RefreshPage() {
  return (
    <Button size="small" onClick={() => location.reload()}>
      {messages.refreshPage}
    </Button>
  );
}

function Close({ onClose }: Pick<BrokenPartProps, 'onClose'>) {
  if (!onClose) return null;
  return (
    <Button size="small" look="quiet" onClick={onClose}>
      {messages.close}
    </Button>
  );
}
