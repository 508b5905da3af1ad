import { expect, it } from 'vitest';
import { actorInWords } from './actor-in-words.ts';

it('says who acted and what they are, also once the account is gone', () => {
  const email = 'anna@example.com';
  expect(actorInWords({ actor_kind: 'administrator', actor_email: email })).toBe(`administrator ${email}`);
  expect(actorInWords({ actor_kind: 'user', actor_email: email })).toBe(`user ${email}`);
  expect(actorInWords({ actor_kind: 'user', actor_email: null, actor_id: 'an id' })).toBe('user an id');
  expect(actorInWords({ actor_kind: 'administrator', actor_email: null })).toBe('a deleted administrator');
});

it('takes what acts by itself for no account that is gone', () => {
  const job = { actor_kind: 'system', actor_email: null, actor_reference: 'erase-due-accounts' } as const;
  expect(actorInWords(job)).toBe('the product (erase-due-accounts)');
  expect(actorInWords({ actor_kind: 'stripe', actor_email: null, actor_reference: 'cus_1' })).toBe(
    'Stripe (cus_1)',
  );
});
