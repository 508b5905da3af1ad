import { CHANNEL_LABELS, type ReportDetail } from '@answerscope/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { FlipList } from '../../features/reports/flip-list.tsx';
import { FoldedFlips } from '../../features/reports/folded-flips.tsx';
import { flipsOfReport } from '../../features/reports/list-changes.ts';
import { ReportFigures } from '../../features/reports/report-figures.tsx';
import { reportHeadline } from '../../features/reports/report-headline.ts';
import { ReportKeywords } from '../../features/reports/report-keywords.tsx';
import {
  REPORT_KEYWORDS_ID,
  type ReportSearch,
  toReportSearch,
} from '../../features/reports/report-search.ts';
import { useReport } from '../../features/reports/use-report.ts';
import { verdictInWords } from '../../features/reports/verdict-in-words.ts';
import { WhoElse } from '../../features/reports/who-else.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/reports/$id');

export function ReportPage() {
  const { id } = Route.useParams();
  const search = toReportSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const waitInWords = useWaitInWords();
  const names = useJudgedNames();
  const { failure, ...report } = useReport(id, search);
  // Shown when its headline can be, too: what came after the rest would move it.
  const data = names ? report.data : undefined;
  const show = (next: ReportSearch, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });

  if (failure) {
    return (
      <PageFrame title={messages.report} help={<HelpLink article="reports-and-exports" />}>
        <ErrorState
          title={messages.theReportNotLoaded}
          missingTitle={messages.thisReportNotFound}
          {...failure}
          back={
            <ButtonLink to="/tracker/reports" look="primary">
              {messages.allReports}
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  }
  // Nothing is compared yet, so who is mentioned leads.
  const isFirst = data?.previous_report_id === null;
  return (
    <PageFrame
      above={<Above report={data} />}
      title={data && names ? reportHeadline(data, names.company) : messages.report}
      help={<HelpLink article="reports-and-exports" />}
      answer={
        data ? (
          verdictInWords(data.revision, {
            wait: waitInWords(data.wait),
            hasPrevious: data.previous_report_id !== null,
          })
        ) : (
          <Skeleton width="320px" />
        )
      }
      freshness={
        data ? <Freshness iso={data.created_at} label={messages.written} /> : <Skeleton width="180px" />
      }
      actions={<ReportActions report={data} />}
    >
      {!data && (
        <p role="status" className="visually-hidden">
          {messages.generatingYourReport}
        </p>
      )}
      {/* Another key: what is loaded takes the place of its skeletons, nothing of them is moved. */}
      <Fragment key={data ? 'loaded' : 'loading'}>
        {isFirst && <WhoElse report={data} />}
        <ReportFigures reportId={id} revision={data?.revision ?? null} voice={data?.voice ?? null} />
        {data ? (
          <FoldedFlips revisions={data.previous_report_id === null ? [] : [data.revision]}>
            <FlipList flips={flipsOfReport(data)} isOfOneChannel />
          </FoldedFlips>
        ) : (
          <Skeleton height="24px" />
        )}
        <ReportKeywords
          id={REPORT_KEYWORDS_ID}
          channel={data?.channel}
          report={data}
          search={search}
          onShow={show}
        />
        {data && !isFirst && <WhoElse report={data} />}
      </Fragment>
    </PageFrame>
  );
}

/** The assistant and the time of a report. */
function Above({ report }: { report: ReportDetail | undefined }) {
  const timeZone = useTimeZone();
  return (
    <>
      <Link to="/tracker/reports">{messages.reports}</Link>
      {report && (
        <>
          <span aria-hidden="true">/</span>
          <span>
            {messages.assistantAndTime({
              assistant: CHANNEL_LABELS[report.channel],
              time: formatDateTime(report.created_at, timeZone),
            })}
          </span>
        </>
      )}
    </>
  );
}

const NOT_GENERATED = messages.failedToGenerateReport;

function ReportActions({ report }: { report: ReportDetail | undefined }) {
  return (
    <>
      <Neighbour id={report?.previous_id ?? null} label={messages.previousReport}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      </Neighbour>
      <Neighbour id={report?.next_id ?? null} label={messages.nextReport}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Neighbour>
      <SaveButton path={`/api/reports/${report?.id ?? ''}/csv`} isDisabled={!report} failure={NOT_GENERATED}>
        {messages.csv}
      </SaveButton>
      <SaveButton
        path={`/api/reports/${report?.id ?? ''}/bundle`}
        isDisabled={!report}
        failure={NOT_GENERATED}
      >
        {messages.evidenceZip}
      </SaveButton>
    </>
  );
}

interface NeighbourProps {
  /** Null when there is none. */
  id: string | null;
  label: string;
  children: ReactNode;
}

function Neighbour({ id, label, children }: NeighbourProps) {
  if (id === null) {
    return (
      <Button disabled aria-label={label}>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to="/tracker/reports/$id" params={{ id }} aria-label={label}>
      {children}
    </ButtonLink>
  );
}
