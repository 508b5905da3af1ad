import { CHANNEL_LABELS, CHANNELS } from '@answerscope/contract';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { channelOptions } from '../../domain/channel/channel-options.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { newestRates } from '../../features/reports/newest-rates.ts';
import { ReportTable } from '../../features/reports/report-table.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { toReportsSearch } from './reports-search.ts';

const Route = getRouteApi('/_app/tracker/reports/');

export function ReportsPage() {
  const { channel } = toReportsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const reports = useInfiniteQuery(
    useQueries().reports.list_reports.infiniteOptions({
      input: (before: string | undefined) => ({ channel, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
  const failure = failedLoad(reports);
  const items = reports.data?.pages.flatMap((page) => page.items) ?? null;
  const isEmpty = items?.length === 0;

  return (
    <PageFrame
      title={messages.reports}
      help={<HelpLink article="reports-and-exports" />}
      answer={
        !failure && (
          <LeadLine
            lines={2}
            words={items ? (newestRates(items) ?? messages.eachCheckAllKeywordsOn) : undefined}
          />
        )
      }
      freshness={
        items
          ? items[0] && <Freshness iso={items[0].created_at} label={messages.newestReport} />
          : !failure && <Skeleton width="160px" />
      }
      actions={<ButtonLink to="/tracker/tags">{messages.byTag}</ButtonLink>}
    >
      {/* Another key: what is loaded takes the place of its skeletons, nothing of them is moved. */}
      <Fragment key={items ? 'loaded' : 'loading'}>
        {!(isEmpty && !channel) && (
          <div style={{ maxWidth: 240 }}>
            <SelectField
              label={messages.assistant}
              value={channel ?? ''}
              options={channelOptions(messages.allAssistants)}
              onChange={(event) => {
                const chosen = CHANNELS.find((name) => name === event.currentTarget.value);
                void navigate({ search: chosen ? { channel: chosen } : {}, resetScroll: false });
              }}
            />
          </div>
        )}
        {failure ? (
          <ErrorState title={messages.failedToLoadReports} {...failure} />
        ) : isEmpty ? (
          <EmptyState
            Icon={IconReportAnalytics}
            title={
              channel ? messages.noReportOn({ assistant: CHANNEL_LABELS[channel] }) : messages.noReportsYet
            }
            text={messages.aReportWrittenWhenAll}
            action={
              <ButtonLink to="/tracker/visibility" look="primary">
                {messages.checkAllKeywords}
              </ButtonLink>
            }
          />
        ) : (
          <ReportTable reports={items} />
        )}
        {reports.hasNextPage && (
          <div style={{ justifySelf: 'center' }}>
            <Button disabled={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
              {reports.isFetchingNextPage ? messages.loading : messages.showOlderReports}
            </Button>
          </div>
        )}
      </Fragment>
    </PageFrame>
  );
}
