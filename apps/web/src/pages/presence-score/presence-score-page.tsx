import { CHANNELS, type Channel, type PresenceScore } from '@answerscope/contract';
import { IconGauge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useAskedRange, useRangeInput } from '../../domain/range/use-range.ts';
import { PresenceBasis } from '../../features/presence/presence-basis.tsx';
import { PresenceLead } from '../../features/presence/presence-lead.tsx';
import { PresencePartsTable } from '../../features/presence/presence-parts.tsx';
import { PresenceTable } from '../../features/presence/presence-table.tsx';
import { presenceInWords } from '../../features/presence/presence-words.ts';
import { toPresenceTrend } from '../../features/presence/to-presence-trend.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { toPresenceSearch } from './presence-search.ts';

const Route = getRouteApi('/_app/tracker/presence-score');
const TrendChart = lazy(async () => ({
  default: (await import('../../domain/trend/trend-chart.tsx')).TrendChart,
}));

/** How present one is in assistants' answers: one score, what it is made of, and how it went. */
export function PresenceScorePage() {
  const { range } = useAskedRange();
  const { channel } = toPresenceSearch(Route.useSearch());
  const read = useQuery(useQueries().reports.get_presence_score.queryOptions(useRangeInput()));
  const { data } = read;
  const timeZone = useTimeZone();
  const trend = useMemo(() => (data ? toPresenceTrend(data) : null), [data]);
  const failure = failedLoad(read);
  if (failure) {
    return (
      <PageFrame title={messages.presenceScore} help={<HelpLink article="read-a-rate" />}>
        <ErrorState title={messages.yourPresenceScoreNotLoaded} {...failure} />
      </PageFrame>
    );
  }
  if (data && !data.all) return <NoScoreYet />;
  const all = data?.all;
  return (
    <PageFrame
      title={messages.presenceScore}
      help={<HelpLink article="read-a-rate" />}
      answer={data ? presenceInWords(data, timeZone) : <Skeleton width="420px" />}
      freshness={
        data ? (
          <Freshness iso={all?.report.created_at ?? null} label={messages.updated} />
        ) : (
          <Skeleton width="160px" />
        )
      }
      actions={
        <>
          {all && all.current.keywords < data.least.keywords && (
            <ButtonLink to="/tracker/add-keywords" look="primary">
              {messages.addKeywords}
            </ButtonLink>
          )}
          <SaveButton
            path={`/api/presence-score/csv${range === undefined ? '' : `?range=${range}`}`}
            isDisabled={!data}
          >
            {messages.exportCsv}
          </SaveButton>
        </>
      }
    >
      {!data && (
        <p role="status" className="visually-hidden">
          {messages.loadingYourPresenceScore}
        </p>
      )}
      {data && all ? <PresenceLead series={all} score={data} /> : <Skeleton height="180px" />}
      <Panel title={messages.byAssistant}>
        <PresenceTable series={data ? seriesOf(data) : null} basis={data} />
      </Panel>
      {data && (
        <>
          <Fold title={messages.history}>
            <LazyPart fallback={<Skeleton height="320px" />}>
              <TrendChart
                label={messages.presenceScoreOverTime}
                series={trend}
                measure="score"
                none={messages.theseDaysHaveTooFew}
              />
            </LazyPart>
          </Fold>
          <Fold title={messages.howThisIsCounted} isOpenAtFirst={channel !== undefined}>
            <Parts score={data} channel={channel ?? null} />
            <PresenceBasis {...data} />
          </Fold>
        </>
      )}
    </PageFrame>
  );
}

/** All assistants together, where there are several, and each by itself. */
const seriesOf = ({ all, channels }: PresenceScore) =>
  all && channels.length > 1 ? [all, ...channels] : channels;

function Parts({ score, channel }: { score: PresenceScore; channel: Channel | null }) {
  const navigate = Route.useNavigate();
  const series = seriesOf(score);
  const shown = series.find((one) => one.channel === channel) ?? series[0];
  if (!shown) return null;
  return (
    <>
      {series.length > 1 && (
        <Segmented
          label={messages.showThePartsOf}
          hidesLabel
          value={shown.channel ?? 'all'}
          options={series.map((one) => ({ value: one.channel ?? 'all', label: channelLabel(one.channel) }))}
          onChange={(value) =>
            void navigate({
              search: value === 'all' ? {} : { channel: CHANNELS.find((one) => one === value) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
      <PresencePartsTable series={shown} weights={score.weights} hasCompetitors={score.has_competitors} />
    </>
  );
}

function NoScoreYet() {
  return (
    <PageFrame title={messages.presenceScore} help={<HelpLink article="read-a-rate" />}>
      <EmptyState
        Icon={IconGauge}
        title={messages.noPresenceScoreYet}
        text={messages.afterFirstCheckAllKeywords}
        action={
          <ButtonLink to="/tracker/visibility" look="primary">
            {messages.checkAllKeywords}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
