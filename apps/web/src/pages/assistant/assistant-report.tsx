import { type Channel, LIMITS, type ReportSummary } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { AlsoNamed } from '../../features/reports/also-named.tsx';
import { ASSISTANT_PLACES } from '../../features/reports/assistant-places.ts';
import { CitedDomains } from '../../features/reports/cited-domains.tsx';
import { NamedCompetitors } from '../../features/reports/named-competitors.tsx';
import { ReportFigures } from '../../features/reports/report-figures.tsx';
import { ReportFilters } from '../../features/reports/report-filters.tsx';
import { ReportKeywordTable } from '../../features/reports/report-keyword-table.tsx';
import { type ReportSearch, sortOf, toReportSearch, withSort } from '../../features/reports/report-search.ts';
import { SideBySide } from '../../features/reports/side-by-side.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './assistant-report.module.css';

interface AssistantReportProps {
  channel: Channel;
  /** The newest; null before there is one. */
  report: Pick<ReportSummary, 'id' | 'created_at'> | null;
}

/** What the newest report of the assistant says: its figures, each keyword, and who else is named or cited. */
export function AssistantReport({ channel, report }: AssistantReportProps) {
  if (report) return <NewestReport key={report.id} channel={channel} {...report} />;
  return (
    <Panel id={ASSISTANT_PLACES.keywords} title="Keywords">
      <p className={styles.note}>
        There is no report yet: one is written when all keywords have been checked. What single checks came to
        stands in the{' '}
        <Link to="/tracker/visibility" search={{ channel }}>
          visibility tracker
        </Link>
        .
      </p>
    </Panel>
  );
}

function NewestReport({ channel, id, created_at }: { channel: Channel; id: string; created_at: string }) {
  const search = toReportSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const page = search.page ?? 1;
  const report = useQuery(
    useQueries().reports.get_report.queryOptions({
      input: { id, ...search, page, page_size: LIMITS.page_size },
      placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    }),
  );
  const show = (next: ReportSearch, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false });
  const { data } = report;
  const failure = failedLoad(report);
  if (failure) return <ErrorState title="The newest report could not be loaded" {...failure} />;
  return (
    <>
      <Panel
        title="Newest report"
        aside={
          <ButtonLink to="/tracker/reports/$id" params={{ id }} size="small">
            Open the report
          </ButtonLink>
        }
      >
        <p>
          <Freshness iso={created_at} label="Written" />
        </p>
        <ReportFigures reportId={id} revision={data?.revision ?? null} voice={data?.voice ?? null} />
      </Panel>
      <Panel
        id={ASSISTANT_PLACES.keywords}
        title="Keywords"
        aside={<ReportFilters search={search} onChange={show} />}
      >
        {data?.keywords.total === 0 ? (
          <p>No keyword of the newest report matches.</p>
        ) : (
          <ReportKeywordTable
            channel={channel}
            keywords={data?.keywords.items ?? null}
            tellsMissing={data?.missing.check_every_days === null}
            sort={sortOf(search)}
            onSort={(sort) => show(withSort(search, sort))}
          />
        )}
        <Pagination
          page={page}
          pageSize={LIMITS.page_size}
          total={data?.keywords.total}
          onPage={(next, replaces) => show({ ...search, page: laterPage(next) }, replaces)}
        />
      </Panel>
      <SideBySide>
        <Panel title="Who is named when you are not">
          <NamedCompetitors competitors={data?.competitors ?? null} />
          {data && <AlsoNamed names={data.undeclared} />}
        </Panel>
        <Panel title="Cited sites">
          <CitedDomains domains={data?.domains ?? null} />
        </Panel>
      </SideBySide>
    </>
  );
}
