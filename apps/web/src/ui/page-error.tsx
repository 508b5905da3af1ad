import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { ERROR_SCREENS } from '../lib/error-screens.ts';
import { localError, RequestError } from '../lib/request-error.ts';
import { isUnreachablePart, UNREACHABLE_PART } from '../lib/unreachable-part.ts';
import { useReportedError } from '../lib/use-reported-error.ts';
import { useRetry } from '../lib/use-retry.ts';
import { useServices } from '../lib/use-services.ts';
import { Button, ButtonLink } from './button.tsx';
import { CopyDetails } from './copy-details.tsx';
import * as messages from './messages.ts';
import styles from './page-error.module.css';
import { SupportButton, SupportText } from './support-text.tsx';

/** A page inside its frame; everything, the frame with it; a page of the back office. */
type PageLevel = 'page' | 'app' | 'admin';

/** What stands in place of a page that could not be drawn. */
export function PageError(props: ErrorComponentProps) {
  return <BrokenPage level="page" {...props} />;
}

/** What stands in place of everything, where what every page stands in could not be drawn. */
export function AppError(props: ErrorComponentProps) {
  return (
    <main>
      <BrokenPage level="app" {...props} />
    </main>
  );
}

interface BrokenPageProps extends Pick<ErrorComponentProps, 'error' | 'reset'> {
  level: PageLevel;
}

/** A page is tried again three times at most, however often somebody comes back to it. */
export function BrokenPage(props: BrokenPageProps) {
  const { pageRetries } = useServices();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tried = pageRetries.get(path) ?? 0;
  const router = useRouter();
  const retryNow = () => {
    pageRetries.set(path, tried + 1);
    props.reset();
    // Asks the server anew. It takes this screen away, so it must not begin before the retry is counted.
    void router.invalidate();
  };
  return <PageWords key={tried} {...props} tried={tried} onRetry={retryNow} />;
}

interface PageWordsProps extends BrokenPageProps {
  tried: number;
  onRetry: () => void;
}

function PageWords({ level, error, tried, onRetry }: PageWordsProps) {
  const id = useReportedError(error, 'ROUTE_ERROR');
  const { left, isRetrying, retry } = useRetry(tried, onRetry);
  const isUnreachable = isUnreachablePart(error);
  const known = error instanceof RequestError ? error : null;
  const message = isUnreachable ? localError('NETWORK_ERROR', error).message : known?.message;
  const { title, text } = ERROR_SCREENS[level === 'app' ? 'app' : 'page'];
  return (
    <div className={styles.page} role="alert" {...(isUnreachable && { [UNREACHABLE_PART]: '' })}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {message && (
        <p className={styles.text}>
          <SupportText text={message} />
        </p>
      )}
      {!isUnreachable && <p className={styles.id}>{messages.errorId({ id })}</p>}
      <div className={styles.actions}>
        {left > 0 && (
          // A part of the program that failed to load is remembered as failed until the page is loaded anew.
          <Button
            look="primary"
            disabled={isRetrying}
            onClick={isUnreachable ? () => location.reload() : retry}
          >
            {isRetrying
              ? messages.tryingAgain
              : level === 'admin'
                ? messages.tryAgainLeft({ left })
                : messages.tryAgain}
          </Button>
        )}
        {level !== 'page' && <Button onClick={() => location.reload()}>{messages.reloadPage}</Button>}
        <ButtonLink to="/">{messages.goHome}</ButtonLink>
        {level === 'app' && (
          <CopyDetails
            label={messages.copyErrorDetails}
            copied={messages.errorDetailsCopied}
            error={error}
            id={id}
            level="page"
          />
        )}
        {!isUnreachable && <SupportButton errorId={id} />}
      </div>
    </div>
  );
}
