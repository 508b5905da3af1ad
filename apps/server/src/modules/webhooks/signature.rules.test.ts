import { expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './signature.rules.ts';

/** The example of the standard: https://github.com/standard-webhooks/standard-webhooks. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  event_id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('a message is signed as the standard has it', () => {
  expect(signedHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.event_id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
});

it('the signature is over the id, the moment and the body', () => {
  const of = (other: Partial<typeof MESSAGE>) =>
    signedHeaders({ ...MESSAGE, ...other }, [SECRET])['webhook-signature'];
  expect(of({ event_id: 'another' })).not.toBe(SIGNATURE);
  expect(of({ sentAt: new Date(1_614_265_331_000) })).not.toBe(SIGNATURE);
  expect(of({ body: '{"test": 2432232315}' })).not.toBe(SIGNATURE);
  expect(of({ sentAt: new Date(1_614_265_330_999) })).toBe(SIGNATURE);
});

it('each secret that holds signs for itself', () => {
  const other = newWebhookSecret();
  const [first, second, ...more] = signedHeaders(MESSAGE, [other, SECRET])['webhook-signature'].split(' ');
  expect(more).toEqual([]);
  expect(second).toBe(SIGNATURE);
  expect(first).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
  expect(first).not.toBe(SIGNATURE);
});

it('a secret is 32 bytes that nobody guesses', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
});
