import { CHANNELS, type Channel, type Keyword, type PlanUsage } from '@answerscope/contract';
import { useQuery, useQueries as useQueryList } from '@tanstack/react-query';
import { availableChannels } from '../../domain/channel/available-channels.ts';
import { askAgainMs } from '../../domain/check/ask-again.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { chosenChannels, planWithChannel, withToggled } from './channel-choice.ts';
import styles from './channel-panel.module.css';
import { ChannelPanel } from './channel-panel.tsx';
import { toPanelState } from './channel-panel-state.ts';
import { CheckForm } from './check-form.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import * as messages from './messages.ts';
import { useCheckAttempts, useCheckKeyword } from './use-check-keyword.ts';

interface KeywordCheckProps {
  keyword: Keyword;
  /** Null while the profile has no company: then there is nothing to look for. */
  company_name: string | null;
  plan: PlanUsage['plan'];
  configured: readonly Channel[];
  /** The choice of assistants as the address holds it. */
  channels: string | undefined;
  onChoose: (keywordId: string) => void;
  onChannels: (channels: string | undefined) => void;
}

/** A keyword asked on several assistants side by side, each panel by itself. */
export function KeywordCheck(props: KeywordCheckProps) {
  const { keyword, company_name, plan, configured } = props;
  const queries = useQueries();
  const available = availableChannels(plan, configured);
  const chosen = chosenChannels(props.channels, available);
  const attempts = useCheckAttempts({ keyword_id: keyword.id, company_name });
  const check = useCheckKeyword();
  const results = useQuery({
    ...queries.checks.list_visibility_results.queryOptions({
      input: { keyword_id: keyword.id, page_size: CHANNELS.length, with_text: false },
    }),
    refetchInterval: ({ state }) => askAgainMs(state.data),
  });
  const { forecasts, noCost } = useQueryList({
    queries: chosen.map((channel) =>
      queries.checks.forecast_check.queryOptions({ input: { channel, keyword: keyword.keyword } }),
    ),
    combine: (all) => ({ forecasts: all.flatMap(({ data }) => data ?? []), noCost: failedLoad(...all) }),
  });
  const plans = useQuery({
    ...queries.plans.list_plans.queryOptions({ input: {} }),
    enabled: plan.allowed_channels.length < CHANNELS.length,
  });

  const noResults = failedLoad(results);
  const resultOf = (channel: Channel) =>
    results.data && (results.data.items.find((result) => result.channel === channel) ?? null);
  const underWay = (channel: Channel) => results.data?.under_way.find((check) => check.channel === channel);
  const ask = (channels: readonly Channel[]) => {
    if (company_name === null) return;
    void check(
      channels.map((channel) => ({
        keyword_id: keyword.id,
        keyword: keyword.keyword,
        company_name,
        channel,
        previous_checked_at: resultOf(channel)?.checked_at ?? null,
      })),
    );
  };
  const shown = CHANNELS.filter((channel) => chosen.includes(channel) || !available.includes(channel));
  const panels = shown.map((channel) => ({
    channel,
    state: toPanelState({
      is_in_plan: plan.allowed_channels.includes(channel),
      is_configured: configured.includes(channel),
      attempt: attempts.get(channel),
      under_way: underWay(channel),
      result: resultOf(channel),
    }),
  }));

  return (
    <>
      <CheckForm
        keyword={keyword}
        available={available}
        chosen={chosen}
        waiting={panels.flatMap(({ channel, state }) =>
          state.kind === 'waiting' ? [{ channel, asked_at_ms: state.asked_at_ms }] : [],
        )}
        forecasts={forecasts.length === chosen.length ? forecasts : null}
        canCheck={company_name !== null && results.isFetched}
        onChoose={props.onChoose}
        onToggle={(channel) => props.onChannels(withToggled(chosen, channel, available))}
        onCheck={() => ask(chosen)}
      />
      {noCost && <FailedPart title={messages.whatCheckCostsNotLoaded} {...noCost} />}
      {noResults ? (
        <ErrorState title={messages.theNewestAnswersNotLoaded} {...noResults} />
      ) : (
        <ul className={styles.panels}>
          {panels.map(({ channel, state }) => (
            <ChannelPanel
              key={channel}
              channel={channel}
              state={state}
              isQueued={underWay(channel)?.is_single === false}
              plan={plans.data && planWithChannel(plans.data, channel)}
              arePlansMissing={failedLoad(plans) !== null}
              canAsk={company_name !== null}
              onRetry={() => ask([channel])}
            />
          ))}
        </ul>
      )}
      {results.data && (
        <EarlierAnswers
          keywordId={keyword.id}
          shown={results.data.items
            .filter(({ channel }) => chosen.includes(channel))
            .map(({ answer_id }) => answer_id)}
        />
      )}
    </>
  );
}
