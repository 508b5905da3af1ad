import { type Channel, type PlanUsage, type Run, type StartRun, usdInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/field.tsx';
import { answerOptions } from './answer-options.ts';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './matrix-choice.module.css';
import * as messages from './messages.ts';
import { RunCost } from './run-cost.tsx';
import { whyNotYet } from './test-matrix.ts';
import { useRunKey } from './use-run-key.ts';
import { useStartRun } from './use-start-run.ts';

/** Of one answer nobody knows what the next would say; of three one sees whether they agree. */
const SAMPLES_AT_FIRST = 3;

interface MatrixChoiceProps {
  keyword_ids: ReadonlySet<string>;
  chosen: readonly Channel[];
  onChosen: Dispatch<SetStateAction<readonly Channel[]>>;
  available: readonly Channel[];
  /** Channels on which a run is under way already. */
  busy: readonly Channel[];
  usage: PlanUsage;
  onStarted: (run: Run) => void;
}

/** Which assistants are asked how often about the chosen keywords, what that costs, and the start of it. */
export function MatrixChoice(props: MatrixChoiceProps) {
  const { keyword_ids, chosen, onChosen, available, busy, usage, onStarted } = props;
  const most = usage.plan.samples_max;
  const [samples, setSamples] = useState<number | null>(Math.min(SAMPLES_AT_FIRST, most));
  const isOnline = useOnline();
  const start = useStartRun();
  const asked = available.filter((channel) => chosen.includes(channel) && !busy.includes(channel));
  const scope: StartRun = { channels: asked, keyword_ids: [...keyword_ids].toSorted() };
  if (samples !== null) scope.samples = samples;
  const nothing = whyNotYet({ keywords: keyword_ids.size, channels: asked.length, busy: busy.length });
  const forecast = useQuery({
    ...useQueries().runs.forecast_run.queryOptions({ input: scope }),
    enabled: nothing === null,
    staleTime: 0,
  });
  const keyOf = useRunKey();
  const cost = nothing === null && forecast.data ? forecast.data.cost_ceiling_usd : null;
  return (
    <section className={classNames('card', styles.choice)} aria-label={messages.whatToAsk}>
      <ChannelChoice available={available} chosen={asked} onChosen={onChosen} busy={busy} />
      <div className={styles.answers}>
        {most > 1 ? (
          <SelectField
            label={messages.answersPerCheck}
            hint={messages.answersPerCheckHint}
            value={samples ?? ''}
            options={answerOptions(most)}
            onChange={({ currentTarget }) =>
              setSamples(currentTarget.value === '' ? null : Number(currentTarget.value))
            }
          />
        ) : (
          <p className="quiet">{messages.yourPlanIncludesOneAnswer}</p>
        )}
      </div>
      <div className={styles.cost}>
        <RunCost
          forecast={forecast}
          usage={usage}
          scope={scope}
          keywords={keyword_ids.size}
          isOfAll={false}
          nothing={nothing}
        />
        <Button
          look="primary"
          disabled={cost === null || start.isPending || !isOnline}
          onClick={() => start.mutate({ scope, key: keyOf(scope) }, { onSuccess: onStarted })}
        >
          {cost === null ? messages.start : messages.startAtMost({ cost: usdInWords(cost) })}
        </Button>
      </div>
    </section>
  );
}
