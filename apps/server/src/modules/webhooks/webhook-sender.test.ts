import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResolveName } from './outgoing.client.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.fixture.ts';
import { createWebhookSender } from './webhook-sender.client.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** Names lead to these addresses, one list after the other; the last stays. */
function resolverOf(...answers: string[][]) {
  const asked: string[] = [];
  const resolveName: ResolveName = (name, _options, found) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(name);
    found(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, resolveName };
}
const message = (url: string) => ({ url, body: '{"a":"ü"}', headers: { 'webhook-id': 'x' } });
const allowed = { allowsLoopback: true, timeoutMs: 60_000 };

describe('a message', () => {
  it('is posted as JSON with its headers, byte for byte', async () => {
    const sent = await createWebhookSender(allowed).send(message(receiver.url));
    expect(sent).toEqual({ arrived: true, status: 204 });
    expect(receiver.received).toMatchObject([
      {
        body: '{"a":"ü"}',
        headers: { 'webhook-id': 'x', 'content-type': 'application/json', 'content-length': '10' },
      },
    ]);
  });

  it('goes to the address that was checked, under the name that was asked for', async () => {
    const { asked, resolveName } = resolverOf(['127.0.0.1']);
    const url = `http://hooks.example:${receiver.port}/`;
    expect(await createWebhookSender({ ...allowed, resolveName }).send(message(url))).toMatchObject({
      arrived: true,
    });
    expect(asked).toEqual(['hooks.example']);
    expect(receiver.received[0]?.headers.host).toBe(`hooks.example:${receiver.port}`);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['a private address beside a public one', ['93.184.216.34', '192.168.0.1']],
    ['this machine, mapped to IPv6', ['::ffff:127.0.0.1']],
    ['a unique local address', ['fd00::1']],
  ])('is not sent where its name leads to %s', async (_what, addresses) => {
    const { resolveName } = resolverOf(addresses);
    const sender = createWebhookSender({ ...allowed, resolveName });
    expect(await sender.send(message(`http://hooks.example:${receiver.port}/`))).toEqual({
      arrived: false,
      status: null,
      failure: 'not_resolved',
    });
  });

  it('does not reach this machine by a name or a number, unless that is allowed', async () => {
    const { resolveName } = resolverOf(['127.0.0.1']);
    const sender = createWebhookSender({ allowsLoopback: false, resolveName });
    for (const host of ['hooks.example', '127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433'])
      expect(await sender.send(message(`https://${host}:${receiver.port}/`)), host).toMatchObject({
        failure: host === 'hooks.example' ? 'not_resolved' : 'not_allowed',
      });
    expect(await sender.send(message(`http://93.184.216.34/`))).toMatchObject({ failure: 'not_allowed' });
    expect(receiver.received).toEqual([]);
  });

  it('is not sent on when the name leads elsewhere the next time', async () => {
    const { asked, resolveName } = resolverOf(['127.0.0.1'], ['10.0.0.1']);
    const sender = createWebhookSender({ ...allowed, resolveName });
    const url = `http://hooks.example:${receiver.port}/`;
    expect(await sender.send(message(url))).toMatchObject({ arrived: true });
    expect(asked).toHaveLength(1);
    expect(await sender.send(message(url))).toMatchObject({ failure: 'not_resolved' });
    expect(receiver.received).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    receiver.answerWith((response) => void response.writeHead(302, { location: receiver.url }).end());
    expect(await createWebhookSender(allowed).send(message(receiver.url))).toEqual({
      arrived: false,
      status: 302,
      failure: 'redirect',
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('waits for an answer only so long', async () => {
    receiver.answerWith(() => undefined);
    expect(
      await createWebhookSender({ ...allowed, timeoutMs: 50 }).send(message(receiver.url)),
    ).toMatchObject({
      failure: 'timeout',
    });
  });

  it('has arrived with its status, however much, or slowly, is said after it', async () => {
    receiver.answerWith((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write(Buffer.alloc(64_000)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect(await createWebhookSender(allowed).send(message(receiver.url))).toEqual({
      arrived: true,
      status: 200,
    });
    receiver.answerWith((response) => void response.writeHead(200).write('slow'));
    const sent = createWebhookSender(allowed).send({ ...message(receiver.url), timeoutMs: 3_000 });
    expect(await sent).toEqual({
      arrived: true,
      status: 200,
    });
  });

  it('says what stood in the way', async () => {
    const sender = createWebhookSender(allowed);
    const secure = receiver.url.replace('http:', 'https:');
    expect(await sender.send(message(secure))).toMatchObject({ failure: 'not_secure' });
    await receiver.stop();
    expect(await sender.send(message(receiver.url))).toMatchObject({ failure: 'not_reached' });
    const nowhere = createWebhookSender({
      ...allowed,
      resolveName: (_name, _options, found) =>
        found(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
    });
    expect(await nowhere.send(message('https://hooks.example/'))).toMatchObject({ failure: 'not_resolved' });
  });
});
