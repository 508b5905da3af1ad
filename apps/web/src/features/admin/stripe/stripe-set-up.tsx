import { commaList, type PaymentMode, type PaymentOverview, type SetUpStanding } from '@answerscope/contract';
import { IconBolt, IconFlask, IconKeyOff, IconTestPipe } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { MODES } from './stripe-state.ts';

const SIGNS = {
  not_configured: { Icon: IconKeyOff, tone: 'warning' },
  simulated: { Icon: IconFlask, tone: undefined },
  test: { Icon: IconTestPipe, tone: undefined },
  live: { Icon: IconBolt, tone: 'positive' },
} as const satisfies Record<PaymentMode, object>;

const MEANINGS: Record<PaymentMode, string> = {
  not_configured: messages.setStripeSecretKeyAnd,
  simulated: messages.aSimulatorTakesStripesPlace,
  test: messages.aKeyStripesTestMode,
  live: messages.moneyMoves,
};

const STANDINGS = {
  done: messages.planCanBeBought,
  never: messages.planIsUnknown,
  changed: messages.planHasChanged,
  other_mode: messages.planIsOfOtherMode,
} as const satisfies Record<SetUpStanding, unknown>;

/** With what payments are made, which settings are set, and which plans can be bought as they stand. Never a key. */
export function StripeSetUp({
  overview: { mode, settings, plans, set_up },
}: {
  overview: Pick<PaymentOverview, 'mode' | 'settings' | 'plans' | 'set_up'>;
}) {
  const sold = plans.filter(({ standing }) => standing === 'done').map(({ name }) => name);
  const missing = plans.filter(({ standing }) => standing !== 'done');
  const isConfigured = mode !== 'not_configured';
  return (
    <Panel
      title={messages.setUp}
      aside={
        <div className="row">
          <Badge {...SIGNS[mode]} label={MODES[mode]} />
          {isConfigured && plans.length > 0 && (
            <SetUpButton isUnderWay={set_up?.state === 'waiting'} isNeeded={missing.length > 0} />
          )}
        </div>
      }
    >
      {isConfigured && missing.length > 0 && (
        <Alert tone="warning">
          <p>{messages.plansCannotBeBought({ count: missing.length })}</p>
          <ul>
            {missing.map(({ id, name, standing }) => (
              <li key={id}>{STANDINGS[standing]({ plan: name })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {set_up !== null && <LastSetUp of={set_up} />}
      <Facts
        facts={[
          [messages.mode, MEANINGS[mode]],
          [
            messages.secretKey,
            mode === 'simulated' ? messages.notNeeded : settings.secret_key ? messages.set : messages.notSet,
          ],
          [messages.webhookSecret, secretsInWords(mode, settings.webhook_secrets)],
          [messages.plansCanBeBought, !isConfigured || sold.length === 0 ? messages.none : commaList(sold)],
        ]}
      />
    </Panel>
  );
}

function SetUpButton({ isUnderWay, isNeeded }: { isUnderWay: boolean; isNeeded: boolean }) {
  const { api } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.set_up_payments(),
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.fail(messages.theSetUpCouldNot, error),
    onSettled: () => refresh(),
  });
  return (
    <Button
      look={isNeeded ? 'primary' : 'secondary'}
      disabled={isPending || isUnderWay}
      onClick={() => mutate()}
    >
      {isPending || isUnderWay ? messages.settingUp : messages.setUpPlans}
    </Button>
  );
}

/** How the set-up ended that was asked for last. */
function LastSetUp({
  of: { state, asked_at, failure, prices_made, prices_kept },
}: {
  of: NonNullable<PaymentOverview['set_up']>;
}) {
  const day = () => <TimeStamp iso={asked_at} />;
  if (state === 'failed')
    return <Alert tone="negative">{richText(messages.setUpFailed({ day, failure: failure ?? '' }))}</Alert>;
  return (
    <p role="status">
      {richText(
        state === 'waiting'
          ? messages.setUpUnderWay({ day })
          : messages.setUpDone({ day, made: prices_made, kept: prices_kept }),
      )}
    </p>
  );
}

function secretsInWords(mode: PaymentMode, count: number): string {
  if (mode === 'simulated') return messages.notNeeded;
  if (count === 0) return messages.notSet;
  return count === 1 ? messages.set : messages.secretsSet({ count });
}
