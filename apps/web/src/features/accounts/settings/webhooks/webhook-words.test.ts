import type { WebhookDelivery, WebhookEndpoint } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { deliveryInWords, endpointInWords, standingOf } from './webhook-words.ts';

const ENDPOINT: WebhookEndpoint = {
  id: '01a20c23-c440-7006-afb1-faf5e5af0656',
  name: 'Warehouse',
  url: 'https://example.com/hooks',
  events: ['report.ready', 'run.ended'],
  is_active: true,
  switched_off_at: null,
  failing_since: null,
  previous_secret_until: null,
  is_in_plan: true,
  created_at: '2026-03-02T06:00:00.000Z',
};
const DELIVERY: WebhookDelivery = {
  id: '01a20c23-c440-7006-afb1-faf5e5af0657',
  event_id: '01a20c23-c440-7006-afb1-faf5e5af0658',
  type: 'run.ended',
  state: 'waiting',
  attempts: 0,
  created_at: '2026-03-02T06:00:00.000Z',
  last_attempt_at: null,
  next_attempt_at: '2026-03-02T06:00:00.000Z',
  response_status: null,
  failure: null,
};
const said = (fields: Partial<WebhookDelivery>) => deliveryInWords({ ...DELIVERY, ...fields }, 'UTC');
const MOMENT = '2026-03-05T06:00:00.000Z';

describe('what is said of an endpoint', () => {
  it('is how it stands: what the plan says goes before what is on', () => {
    const label = (fields: Partial<WebhookEndpoint>) => standingOf({ ...ENDPOINT, ...fields }).label;
    expect(label({})).toBe('On');
    expect(label({ failing_since: MOMENT })).toBe('Failing');
    expect(label({ is_active: false })).toBe('Off');
    expect(label({ is_active: false, switched_off_at: MOMENT })).toBe('Switched off after failed deliveries');
    expect(label({ is_active: false, is_in_plan: false })).toBe('Not in your plan');
  });

  it('is what it gets, since when nothing arrives, and how long a former secret signs', () => {
    expect(endpointInWords(ENDPOINT, 'UTC')).toBe('A report is ready, A run has ended');
    expect(
      endpointInWords({ ...ENDPOINT, failing_since: MOMENT, previous_secret_until: MOMENT }, 'UTC'),
    ).toMatch(/· no delivery since \d Mar.* · old secret also signs until \d Mar/);
  });
});

describe('what is said of a delivery', () => {
  it('is why it failed, what was answered, how often it was sent and when it is sent next', () => {
    expect(said({})).toBe('');
    expect(said({ state: 'delivered', attempts: 1, response_status: 204, next_attempt_at: null })).toBe(
      'status 204 · 1 attempt',
    );
    expect(said({ attempts: 2, response_status: 503, failure: 'status', next_attempt_at: MOMENT })).toMatch(
      /^The endpoint returned an error · status 503 · 2 attempts · next 5 Mar/,
    );
    expect(said({ state: 'failed', attempts: 6, failure: 'timeout', next_attempt_at: null })).toBe(
      'The endpoint did not answer in time · 6 attempts',
    );
  });
});
