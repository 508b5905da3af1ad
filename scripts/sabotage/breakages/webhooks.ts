import type { Breakage } from './breakage.ts';

/** Webhooks: where they may be sent, what is lost of them, and what a receiver can rely on. */
export const WEBHOOKS: readonly Breakage[] = [
  {
    name: 'a webhook is sent to wherever its name leads',
    symbol: 'checkedLookup',
    find: '      if (!addresses.every(({ address }) => isAllowed(address)))',
    replace: '      if (addresses.some(({ address }) => address === isAllowed.name))',
    tests: ['webhooks/webhook-sender.test.ts'],
  },
  {
    name: 'a private address is asked where a number names it',
    symbol: 'createWebhookSender',
    find: "      if (isIP(host) !== 0 && !isAllowed(host)) return failed('not_allowed');",
    replace: "      if (isIP(host) !== 0 && host === '') return failed('not_allowed');",
    tests: ['webhooks/webhook-sender.test.ts', 'webhooks/deliveries.test.ts'],
  },
  {
    name: 'an event is lost though its cause is committed',
    symbol: 'createWebhookPublisher',
    find: '      await jobs.enqueue(tx, deliverWebhook, { user_id, delivery_id: id, attempt: 1 }, { group: user_id });',
    replace: '      void [jobs, deliverWebhook];',
    tests: ['webhooks/deliveries.test.ts'],
  },
  {
    name: 'an event that did not arrive is not sent again',
    symbol: 'recordSent',
    find: '    if (nextAt !== null)\n      await ctx.sendLater(tx, { user_id, delivery_id: key.id, attempt: key.attempt + 1 }, nextAt);',
    replace: '    if (nextAt !== null) void ctx.sendLater;',
    tests: ['webhooks/deliveries.test.ts'],
  },
  {
    name: 'the signature of a webhook is not over the moment it is sent',
    symbol: 'signedHeaders',
    find: '{timestamp}.',
    replace: '{0}.',
    tests: ['webhooks/signature.rules.test.ts', 'webhooks/deliveries.test.ts'],
  },
  {
    name: 'the secret of an endpoint is stored in the clear',
    symbol: 'encryptSecret',
    find: '  return symmetricEncrypt({ key, data: secret });',
    replace: '  return void [symmetricEncrypt, key] ?? secret;',
    tests: ['webhooks/webhooks.test.ts'],
  },
  {
    name: 'webhooks are sent whatever the plan includes',
    symbol: 'listReceivers',
    find: 'where e.place <= l.webhook_endpoints_max and e.is_active',
    replace: 'where e.is_active',
    tests: ['webhooks/deliveries.test.ts'],
  },
];
