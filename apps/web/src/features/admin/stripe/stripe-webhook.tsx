import type { LeftAloneReason, PaymentOverview } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatSeconds } from '../../../lib/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';

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
    <Panel title={messages.webhook}>
      {last === null && <Alert tone="neutral">{messages.noEventHasArrivedYet}</Alert>}
      {wrong.length > 0 && <Alert tone="warning">{messages.someEventsFitNeitherKey}</Alert>}
      <Facts
        facts={[
          [
            messages.lastEvent,
            last === null ? (
              'None'
            ) : (
              <>
                {last.type}, <TimeStamp iso={last.received_at} />
              </>
            ),
          ],
          [messages.deliveryTime, last === null ? '–' : formatSeconds(last.lag_seconds)],
          [messages.last24Hours, counted(received_today, 'event')],
          [
            messages.ignoredEvents7Days,
            left_alone.length === 0
              ? 'None'
              : left_alone
                  .map(({ reason, count }) => `${count.toLocaleString('en')} ${REASONS[reason]}`)
                  .join(', '),
          ],
          [
            messages.customersToSync,
            waiting.since === null ? (
              'None'
            ) : (
              <>
                {waiting.count.toLocaleString('en')}, since <TimeStamp iso={waiting.since} />
              </>
            ),
          ],
          [
            messages.failedJobs,
            `${retried_jobs.toLocaleString('en')} tried again, ${failed_jobs.toLocaleString('en')} given up`,
          ],
          [
            messages.lastError,
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
