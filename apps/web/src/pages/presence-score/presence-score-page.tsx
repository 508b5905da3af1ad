import { CHANNELS, type Channel, type PresenceScore } from '@answerscope/contract';
import { IconGauge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { useAskedRange, useRangeInput } from '../../domain/range/use-range.ts';
import { TrendChart } from '../../domain/trend/trend-chart.tsx';
import { PresenceBasis } from '../../features/presence/presence-basis.tsx';
import { PresencePartsTable } from '../../features/presence/presence-parts.tsx';
import { PresenceTable } from '../../features/presence/presence-table.tsx';
import { presenceInWords } from '../../features/presence/presence-words.ts';
import { toPresenceTrend } from '../../features/presence/to-presence-trend.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { toPresenceSearch } from './presence-search.ts';

const Route = getRouteApi('/_app/tracker/presence-score');

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
      <PageFrame title="Presence Score">
        <ErrorState title="Your presence score could not be loaded" {...failure} />
      </PageFrame>
    );
  }
  if (data && !data.all) return <NoScoreYet />;
  const all = data?.all;
  return (
    <PageFrame
      title="Presence Score"
      answer={data ? presenceInWords(data, timeZone) : <Skeleton width="420px" />}
      freshness={
        data ? (
          <Freshness iso={all?.report.created_at ?? null} label="Newest report" />
        ) : (
          <Skeleton width="160px" />
        )
      }
      actions={
        <>
          {all && all.current.keywords < data.least.keywords && (
            <ButtonLink to="/tracker/add-keywords" look="primary">
              Add keywords
            </ButtonLink>
          )}
          <SaveButton
            path={`/api/presence-score/csv${range === undefined ? '' : `?range=${range}`}`}
            isDisabled={!data}
          >
            Export CSV
          </SaveButton>
        </>
      }
    >
      {!data && (
        <p role="status" className="visually-hidden">
          Loading your presence score...
        </p>
      )}
      <PresenceTable series={data ? seriesOf(data) : null} basis={data} />
      {data ? <Parts score={data} channel={channel ?? null} /> : <Skeleton height="320px" />}
      <Panel title="Over time">
        <TrendChart
          label="Presence score over time"
          series={trend}
          measure="score"
          none="These days have too few answers for a score."
        />
      </Panel>
      {data && (
        <Panel title="How it is computed">
          <PresenceBasis {...data} />
        </Panel>
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
    <Panel
      title="What it is made of"
      aside={
        series.length > 1 && (
          <Segmented
            label="Show the parts of"
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
        )
      }
    >
      <PresencePartsTable series={shown} weights={score.weights} hasCompetitors={score.has_competitors} />
    </Panel>
  );
}

function NoScoreYet() {
  return (
    <PageFrame title="Presence Score">
      <EmptyState
        Icon={IconGauge}
        title="No presence score yet"
        text="After your first check of all keywords, one number shows how present you are: how often you are mentioned, how early, with what share, and for how many keywords."
        action={
          <ButtonLink to="/tracker/visibility" look="primary">
            Check all keywords
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
