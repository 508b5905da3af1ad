import type { Channel, ReportSummary } from '@answerscope/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ASSISTANT_PLACES } from '../../features/reports/assistant-places.ts';
import { ReportFigures } from '../../features/reports/report-figures.tsx';
import { ReportKeywords } from '../../features/reports/report-keywords.tsx';
import { type ReportSearch, toReportSearch } from '../../features/reports/report-search.ts';
import { useReport } from '../../features/reports/use-report.ts';
import { richText } from '../../lib/rich-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './assistant-report.module.css';
import * as messages from './messages.ts';

interface AssistantReportProps {
  channel: Channel;
  /** The newest; null before there is one. */
  report: Pick<ReportSummary, 'id' | 'created_at'> | null;
}

/** The keywords and figures of the assistant's newest report. */
export function AssistantReport({ channel, report }: AssistantReportProps) {
  if (report) return <NewestReport key={report.id} channel={channel} {...report} />;
  return (
    <Panel id={ASSISTANT_PLACES.keywords} title={messages.keywords}>
      <p className={styles.note}>
        {richText(
          messages.noReportYet({
            link: (text) => (
              <Link to="/tracker/visibility" search={{ channel }}>
                {text}
              </Link>
            ),
          }),
        )}
      </p>
    </Panel>
  );
}

function NewestReport({ channel, id, created_at }: { channel: Channel; id: string; created_at: string }) {
  const search = toReportSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const { data, failure } = useReport(id, search);
  const show = (next: ReportSearch, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false });
  if (failure) return <ErrorState title={messages.theNewestReportNotLoaded} {...failure} />;
  return (
    <>
      <ReportKeywords
        id={ASSISTANT_PLACES.keywords}
        channel={channel}
        report={data}
        search={search}
        onShow={show}
      />
      <Fold title={messages.newestReport} note={<Freshness iso={created_at} label={messages.written} />}>
        <ReportFigures reportId={id} revision={data?.revision ?? null} voice={data?.voice ?? null} />
        <div>
          <ButtonLink to="/tracker/reports/$id" params={{ id }} size="small">
            {messages.openTheReport}
          </ButtonLink>
        </div>
      </Fold>
    </>
  );
}
