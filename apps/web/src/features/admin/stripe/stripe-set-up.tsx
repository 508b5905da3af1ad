import type { PaymentMode, PaymentOverview } from '@answerscope/contract';
import { IconBolt, IconFlask, IconKeyOff, IconTestPipe } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Facts } from '../facts.tsx';
import { MODES } from './stripe-state.ts';

const SIGNS = {
  not_configured: { Icon: IconKeyOff, tone: 'warning' },
  simulated: { Icon: IconFlask, tone: undefined },
  test: { Icon: IconTestPipe, tone: undefined },
  live: { Icon: IconBolt, tone: 'positive' },
} as const satisfies Record<PaymentMode, object>;

const MEANINGS: Record<PaymentMode, string> = {
  not_configured: 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then run npm run stripe:setup.',
  simulated: 'A simulator takes Stripe’s place: no money moves.',
  test: 'A key of Stripe’s test mode: no money moves.',
  live: 'Money moves.',
};

/** With what payments are made, which settings are set, and which plans are known at Stripe. Never a key. */
export function StripeSetUp({
  overview: { mode, settings, plans },
}: {
  overview: Pick<PaymentOverview, 'mode' | 'settings' | 'plans'>;
}) {
  const { Icon, tone } = SIGNS[mode];
  const known = plans.filter(({ is_set_up }) => is_set_up).map(({ name }) => name);
  const unknown = plans.filter(({ is_set_up }) => !is_set_up).map(({ name }) => name);
  return (
    <Panel
      title="Set-up"
      aside={
        <Badge Icon={Icon} tone={tone}>
          {MODES[mode]}
        </Badge>
      }
    >
      <Facts
        facts={[
          ['Mode', MEANINGS[mode]],
          ['Secret key', mode === 'simulated' ? 'Not needed' : settings.secret_key ? 'Set' : 'Not set'],
          ['Webhook secret', secretsInWords(mode, settings.webhook_secrets)],
          ['Plans known at Stripe', known.length === 0 ? 'None' : known.join(', ')],
          ...(unknown.length === 0 || mode === 'not_configured'
            ? []
            : ([['Not set up', `${unknown.join(', ')}: run npm run stripe:setup`]] as const)),
        ]}
      />
    </Panel>
  );
}

function secretsInWords(mode: PaymentMode, count: number): string {
  if (mode === 'simulated') return 'Not needed';
  if (count === 0) return 'Not set';
  return count === 1 ? 'Set' : `${count} set: one replaces the other`;
}
