import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import { useAwaitedReport } from './use-awaited-report.ts';

/** Leads to the first report from another page. */
export function AwaitedReportNote() {
  const report = useAwaitedReport();
  if (report === undefined) return null;
  return (
    <Alert tone="neutral">
      <div className="row" aria-live="polite">
        {report === null ? messages.firstReportComes : messages.firstReportIsReady}
        {report !== null && (
          <ButtonLink size="small" to="/tracker/reports/$id" params={{ id: report }}>
            {messages.openFirstReport}
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
}
