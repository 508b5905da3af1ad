import { CHANNEL_LABELS, type Channel, type DashboardChannel } from '@answerscope/contract';
import { IconLock, IconMessageSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { NextRefresh } from '../../features/dashboard/next-refresh.tsx';
import { ChannelHeadline } from '../../features/visibility/channel-headline.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { channelsUnderWay, isUnderWay } from '../../features/visibility/run-states.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { AssistantAnswers } from './assistant-answers.tsx';
import { AssistantCalls } from './assistant-calls.tsx';
import { AssistantLead } from './assistant-lead.tsx';
import { AssistantLists } from './assistant-lists.tsx';
import { AssistantReport } from './assistant-report.tsx';
import * as messages from './messages.ts';
import { RankLine } from './rank-line.tsx';

interface AssistantPageProps {
  channel: Channel;
}

/** How one assistant ranks the company: its rate and trend, each keyword, who else is named, and the answers behind it. */
export function AssistantPage({ channel }: AssistantPageProps) {
  const dashboard = useQuery(useQueries().reports.get_dashboard.queryOptions(useRangeInput()));
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const names = useJudgedNames();
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const title = CHANNEL_LABELS[channel];
  const failure = failedLoad(dashboard, usage);
  if (failure) {
    return (
      <PageFrame title={title} help={<HelpLink article="read-a-rate" />}>
        <ErrorState title={messages.yourResultsNotLoaded({ assistant: title })} {...failure} />
      </PageFrame>
    );
  }
  if (!dashboard.data || !usage.data || !names) return <Waiting title={title} />;
  const shown = dashboard.data.channels.find((one) => one.channel === channel);
  if (!shown) return <NotInPlan title={title} planName={usage.data.plan.name} />;
  const { results, headline, refresh, latest } = shown;
  const isChecking = channelsUnderWay(runs.data?.items ?? []).includes(channel);
  const canAsk = shown.is_in_plan && shown.is_configured;
  const isAsked = results.keywords > 0 || latest !== null;
  return (
    <PageFrame
      title={title}
      help={<HelpLink article="read-a-rate" />}
      answer={
        isAsked ? (
          <RankLine channel={channel} company={names.company} />
        ) : (
          <ChannelHeadline
            summary={{ ...results, headline }}
            company={names.company}
            keywords={usage.data.keywords}
          />
        )
      }
      freshness={
        <>
          <Freshness iso={results.last_checked_at} />
          {(isChecking || refresh?.next_refresh_at) && (
            <>
              {' · '}
              <NextRefresh of={shown} isChecking={isChecking} />
            </>
          )}
        </>
      }
      actions={
        canAsk && (
          <ButtonLink to="/tracker/visibility" search={{ channel }} look={isAsked ? 'secondary' : 'primary'}>
            {messages.checkKeywords}
          </ButtonLink>
        )
      }
    >
      {isAsked && <WhyNotAsked channel={shown} title={title} planName={usage.data.plan.name} />}
      <RunCards
        runs={runs}
        choose={(all) =>
          all.filter((run) => isUnderWay(run) && run.channels.some((one) => one.channel === channel))
        }
      />
      {isAsked ? (
        <>
          <AssistantLead shown={shown} company={names.company} keywords={usage.data.keywords} />
          <AssistantLists channel={channel} company={names.company} />
          <AssistantReport channel={channel} report={latest} />
          <AssistantCalls channel={channel} />
          <AssistantAnswers channel={channel} />
        </>
      ) : (
        <NeverAsked channel={shown} title={title} keywords={usage.data.keywords} />
      )}
    </PageFrame>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <PageFrame
      title={title}
      help={<HelpLink article="read-a-rate" />}
      answer={<LeadLine lines={2} words={undefined} />}
      freshness={<Skeleton width="160px" />}
    >
      <Loading label={messages.loadingWhatItSays({ assistant: title })}>
        <Skeleton height="320px" />
        <Skeleton height="226px" />
        <Skeleton height="480px" />
      </Loading>
    </PageFrame>
  );
}

function NotInPlan({ title, planName }: { title: string; planName: string }) {
  return (
    <PageFrame
      title={title}
      help={<HelpLink article="read-a-rate" />}
      answer={messages.isNotAsked({ assistant: title })}
    >
      <EmptyState
        Icon={IconLock}
        title={messages.notInPlan({ plan: planName, assistant: title })}
        text={messages.withAPlan({ assistant: title })}
        action={
          <ButtonLink to="/tracker/plans" look="primary">
            {messages.comparePlans}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}

interface OfChannel {
  channel: DashboardChannel;
  title: string;
}

/** Why what is shown here is not continued; nothing where it is. */
function WhyNotAsked({ channel, title, planName }: OfChannel & { planName: string }) {
  if (!channel.is_in_plan)
    return <Alert tone="warning">{messages.noLongerInPlan({ plan: planName, assistant: title })}</Alert>;
  if (!channel.is_configured)
    return <Alert tone="warning">{messages.cannotBeAsked({ assistant: title })}</Alert>;
  return null;
}

function NeverAsked({ channel, title, keywords }: OfChannel & { keywords: number }) {
  if (!channel.is_configured) {
    return (
      <EmptyState
        Icon={IconLock}
        title={messages.isNotSetUp({ assistant: title })}
        text={messages.thisInstallationHasNoKey}
      />
    );
  }
  return (
    <EmptyState
      Icon={IconMessageSearch}
      title={messages.notAskedYet({ assistant: title })}
      text={messages.afterFirstCheck({ assistant: title })}
      action={
        keywords === 0 ? (
          <ButtonLink to="/tracker/add-keywords">{messages.addKeywords}</ButtonLink>
        ) : (
          <ButtonLink to="/tracker/visibility" search={{ channel: channel.channel }}>
            {messages.checkYourKeywords}
          </ButtonLink>
        )
      }
    />
  );
}
