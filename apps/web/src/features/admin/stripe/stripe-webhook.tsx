import type { LeftAloneReason, PaymentOverview } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatSeconds } from '../../../lib/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';

const REASONS: Record<LeftAloneReason, string> = {
  other_mode: 'of the other mode (live or test)',
  other_api_version: 'of another API version',
  no_customer: 'about no customer',
};

/** What Stripe tells us, and how far we are with it. */
export function StripeWebhook({ webhook }: Pick<PaymentOverview, 'webhook'>) {
  const { last, received_today, left_alone, waiting, retried_jobs, failed_jobs, last_error } = webhook;
  const wrong = left_alone.filter(({ reason }) => reason !== 'no_customer');
  return (
    <Panel title="Webhook">
      {last === null && (
        <Alert tone="neutral">
          No event has arrived yet. Where there should be some, look at the address and the signing secret of
          the webhook endpoint at Stripe.
        </Alert>
      )}
      {wrong.length > 0 && (
        <Alert tone="warning">
          Some events fit neither this key nor this version: look at the webhook endpoint at Stripe.
        </Alert>
      )}
      <Facts
        facts={[
          [
            'Last event',
            last === null ? (
              'None'
            ) : (
              <>
                {last.type}, <TimeStamp iso={last.received_at} />
              </>
            ),
          ],
          ['Delivery time', last === null ? '–' : formatSeconds(last.lag_seconds)],
          ['Last 24 hours', counted(received_today, 'event')],
          [
            'Ignored events (7 days)',
            left_alone.length === 0
              ? 'None'
              : left_alone
                  .map(({ reason, count }) => `${count.toLocaleString('en')} ${REASONS[reason]}`)
                  .join(', '),
          ],
          [
            'Customers to sync',
            waiting.since === null ? (
              'None'
            ) : (
              <>
                {waiting.count.toLocaleString('en')}, since <TimeStamp iso={waiting.since} />
              </>
            ),
          ],
          [
            'Failed jobs',
            `${retried_jobs.toLocaleString('en')} tried again, ${failed_jobs.toLocaleString('en')} given up`,
          ],
          [
            'Last error',
            last_error === null ? (
              'None'
            ) : (
              <>
                {last_error.job}, <TimeStamp iso={last_error.at} />: {last_error.message}
              </>
            ),
          ],
        ]}
      />
    </Panel>
  );
}
