import type { Channel, PlanUsage, StartRun } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { InDemonstration } from '../../domain/installation/in-demonstration.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { formatSeconds, formatUsd } from '../../lib/format.ts';
import { randomKey } from '../../lib/random-key.ts';
import { RequestError } from '../../lib/request-error.ts';
import { useSession } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { checkbox } from '../../ui/checkbox.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { leftThisMonth, shortOfMoney } from './checks-that-fit.ts';
import { keepLeftOut, usualChannels } from './left-out-channels.ts';
import { questionsInWords } from './questions-in-words.ts';
import styles from './start-run-dialog.module.css';
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
  const [dialogKey] = useState(randomKey);
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
  const noForecast = failedLoad(forecast);
  const most = forecast.data && chosen.length > 0 ? forecast.data.cost_ceiling_usd : null;

  const short = forecast.data ? shortOfMoney(forecast.data, usage, keyword_ids === null) : null;

  return (
    <ConfirmDialog
      isOpen
      title={titleOf(keyword_ids)}
      confirmLabel={most === null ? 'Start check' : `Start check · at most ${formatUsd(most)}`}
      isDisabled={most === null || start.isPending}
      onClose={onClose}
      onConfirm={() =>
        start.mutate(
          // Another choice is another run; the same one again is the same.
          { scope, key: [dialogKey, ...(scope.channels ?? []), samples ?? 'usual'].join('-') },
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
      <fieldset className={styles.channels}>
        <legend>Assistants to ask</legend>
        {available.map((channel) => (
          <label key={channel} className={styles.channel}>
            <input
              type="checkbox"
              className={checkbox}
              checked={chosen.includes(channel)}
              disabled={busy.includes(channel)}
              onChange={({ currentTarget }) =>
                setChosen((before) =>
                  currentTarget.checked ? [...before, channel] : before.filter((one) => one !== channel),
                )
              }
            />
            <ChannelBadge channel={channel} />
            {busy.includes(channel) && <span>already being checked</span>}
          </label>
        ))}
      </fieldset>
      {usage.plan.samples_max > 1 && (
        <SelectField
          label="Answers per question"
          hint="More answers make a rate surer. Each of them is paid for."
          value={samples ?? ''}
          options={answerOptions(usage.plan.samples_max)}
          onChange={({ currentTarget }) =>
            setSamples(currentTarget.value === '' ? null : Number(currentTarget.value))
          }
        />
      )}
      <div className={styles.forecast} aria-live="polite">
        {chosen.length === 0 ? (
          <p>
            {available.every((channel) => busy.includes(channel))
              ? 'Every assistant is being checked already. When one has finished, it can be asked again.'
              : 'Choose at least one assistant.'}
          </p>
        ) : noForecast ? (
          <FailedPart title="What it costs could not be worked out" {...noForecast} />
        ) : forecast.data ? (
          <>
            <p>
              {questionsInWords({
                calls: forecast.data.calls,
                keywords: keyword_ids?.length ?? usage.keywords,
                channels: scope.channels ?? [],
                samples,
              })}
            </p>
            <dl className={styles.numbers}>
              <div>
                <dt>Costs at most</dt>
                <dd>{formatUsd(forecast.data.cost_ceiling_usd)}</dd>
              </div>
              {forecast.data.expected_cost_usd !== null && (
                <div>
                  <dt>Probably</dt>
                  <dd>about {formatUsd(forecast.data.expected_cost_usd)}</dd>
                </div>
              )}
              {forecast.data.expected_seconds !== null && (
                <div>
                  <dt>Takes</dt>
                  <dd>about {formatSeconds(forecast.data.expected_seconds)}</dd>
                </div>
              )}
              <div>
                <dt>Left this month</dt>
                <dd>{leftOf(usage)}</dd>
              </div>
            </dl>
            {short !== null && (
              <Alert tone="warning">
                {short}{' '}
                <Link to="/tracker/profile" className={styles.limit}>
                  See your monthly limit
                </Link>
              </Alert>
            )}
            <InDemonstration>
              <p>Answers are simulated: none of it is real money.</p>
            </InDemonstration>
            {forecast.data.is_estimated && (
              <p>
                What it probably costs and how long it takes is estimated: you have no recent answers of all
                of these assistants yet.
              </p>
            )}
            {(forecast.data.expected_cost_usd === null || forecast.data.expected_seconds === null) && (
              <p>Cost and duration can be estimated after a few checks.</p>
            )}
          </>
        ) : (
          <Skeleton height="108px" />
        )}
      </div>
      <p className={styles.small}>
        “At most” counts each question once. A call whose outcome stays unknown is paid and asked once more.
      </p>
      <p>It goes on when you leave the page, and you can cancel it: what was answered is kept.</p>
    </ConfirmDialog>
  );
}

function titleOf(keyword_ids: readonly string[] | null): string {
  if (!keyword_ids) return 'Check all keywords';
  return keyword_ids.length === 1
    ? 'Check 1 keyword'
    : `Check ${keyword_ids.length.toLocaleString('en')} keywords`;
}

function answerOptions(max: number) {
  const counts = Array.from({ length: max }, (_one, index) => index + 1);
  return [
    { value: '', label: 'As usual' },
    ...counts.map((count) => ({ value: String(count), label: counted(count, 'answer') })),
  ];
}

function leftOf(usage: PlanUsage): string {
  const left = leftThisMonth(usage);
  return left === null ? 'no limit' : formatUsd(left);
}
