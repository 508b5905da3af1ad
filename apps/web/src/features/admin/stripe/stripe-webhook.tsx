import { commaList, type LeftAloneReason, type PaymentOverview } from '@answerscope/contract';
import { formatSeconds } from '../../../lib/format.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';

const REASONS = {
  other_mode: messages.eventsOfOtherMode,
  other_api_version: messages.eventsOfOtherVersion,
  no_customer: messages.eventsOfNobody,
} as const satisfies Record<LeftAloneReason, unknown>;

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
              messages.none
            ) : (
              <>
                {last.type}, <TimeStamp iso={last.received_at} />
              </>
            ),
          ],
          [messages.deliveryTime, last === null ? '–' : formatSeconds(last.lag_seconds)],
          [messages.last24Hours, messages.events({ count: received_today })],
          [
            messages.ignoredEvents7Days,
            left_alone.length === 0
              ? messages.none
              : commaList(left_alone.map(({ reason, count }) => REASONS[reason]({ count }))),
          ],
          [
            messages.customersToSync,
            waiting.since === null ? messages.none : waitingInWords(waiting.count, waiting.since),
          ],
          [
            messages.failedJobs,
            messages.jobsRetriedAndGivenUp({ retried: retried_jobs, failed: failed_jobs }),
          ],
          [
            messages.lastError,
            last_error === null ? (
              messages.none
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

function waitingInWords(count: number, since: string) {
  return richText(messages.customersSince({ count, day: () => <TimeStamp iso={since} /> }));
}
