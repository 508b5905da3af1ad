import { type Channel, type PlanUsage, type StartRun, usdInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { RequestError } from '../../lib/request-error.ts';
import { useSession } from '../../lib/use-services.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { answerOptions } from './answer-options.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { keepLeftOut, usualChannels } from './left-out-channels.ts';
import * as messages from './messages.ts';
import { proposedAnswers } from './proposed-answers.ts';
import { RunCost } from './run-cost.tsx';
import { useRunKey } from './use-run-key.ts';
import { useStartRun } from './use-start-run.ts';

interface StartRunDialogProps {
  /** The chosen keywords; null for all of them. */
  keyword_ids: readonly string[] | null;
  available: readonly Channel[];
  /** Channels on which a run is under way already. */
  busy: readonly Channel[];
  /** The assistants that are chosen at first; without, those that the user usually asks, and the choice is kept. */
  preselected: readonly Channel[] | undefined;
  usage: PlanUsage;
  onClose: () => void;
  onStarted: () => void;
}

/** What a run will ask, cost and take, before it is started. */
export default function StartRunDialog(props: StartRunDialogProps) {
  const { keyword_ids, available, busy, usage, onClose } = props;
  const userId = useSession()?.id ?? '';
  const offered = available.filter((channel) => !busy.includes(channel));
  const [chosen, setChosen] = useState<readonly Channel[]>(() => {
    const first = props.preselected ?? usualChannels(() => localStorage, { userId, available });
    return first.filter((channel) => offered.includes(channel));
  });
  const keepChoice = () => {
    if (!props.preselected) keepLeftOut(() => localStorage, { userId, offered, chosen });
  };
  const [samples, setSamples] = useState<number | null>(null);
  const keyOf = useRunKey();
  const start = useStartRun();
  const scope: StartRun = {
    channels: available.filter((channel) => chosen.includes(channel)),
    ...(keyword_ids ? { keyword_ids: [...keyword_ids] } : {}),
    ...(samples === null ? {} : { samples }),
  };
  const forecast = useQuery({
    ...useQueries().runs.forecast_run.queryOptions({ input: scope }),
    enabled: chosen.length > 0,
    staleTime: 0,
  });
  const most = forecast.data && chosen.length > 0 ? forecast.data.cost_ceiling_usd : null;

  const proposal =
    forecast.data && keyword_ids === null
      ? proposedAnswers({
          usage,
          forecast: forecast.data,
          keywords: usage.keywords,
          channels: chosen.length,
        })
      : null;
  return (
    <ConfirmDialog
      isOpen
      title={titleOf(keyword_ids)}
      confirmLabel={
        most === null ? messages.startCheck : messages.startCheckAtMost({ cost: usdInWords(most) })
      }
      isDisabled={most === null || start.isPending}
      onClose={onClose}
      onConfirm={() =>
        start.mutate(
          { scope, key: keyOf(scope) },
          {
            onSuccess: () => {
              keepChoice();
              props.onStarted();
            },
            onError: (error) => {
              if (error instanceof RequestError && error.details?.reason === 'run_active') onClose();
            },
          },
        )
      }
    >
      <ChannelChoice available={available} chosen={chosen} onChosen={setChosen} busy={busy} />
      {usage.plan.samples_max > 1 && (
        <SelectField
          label={messages.answersPerQuestion}
          hint={proposal ?? messages.answersPerQuestionHint}
          value={samples ?? ''}
          options={answerOptions(usage.plan.samples_max)}
          onChange={({ currentTarget }) =>
            setSamples(currentTarget.value === '' ? null : Number(currentTarget.value))
          }
        />
      )}
      <RunCost
        forecast={forecast}
        usage={usage}
        scope={scope}
        keywords={keyword_ids?.length ?? usage.keywords}
        isOfAll={keyword_ids === null}
        nothing={
          chosen.length > 0
            ? null
            : available.every((channel) => busy.includes(channel))
              ? messages.everyAssistantIsBusy
              : messages.chooseAtLeastOneAssistant
        }
      />
      <p>{messages.checkContinues}</p>
    </ConfirmDialog>
  );
}

function titleOf(keyword_ids: readonly string[] | null): string {
  return keyword_ids ? messages.checkSome({ keywords: keyword_ids.length }) : messages.checkAllKeywords;
}
