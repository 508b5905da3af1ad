import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Flood, Flooded } from './flood.ts';
import type { Attacker } from './people.ts';

/** Places for quick receivers, of which an account gets two. */
const PLACES = 12;
const BLOCKERS = PLACES / 2 + 1;
/** More than an account is granted. */
const TESTS = 10;
/** A held place is released after 1 s; without that, a test holds it for 5 s. */
const EVENT_MS = 2_000;
const GIVE_UP_MS = 20_000;

/** Accounts send tests to receivers that never answer, and the neighbour one to a receiver that does. */
export async function receiversThatNeverAnswer(stage: Flooded): Promise<Flood> {
  return holdReceivers(stage, { answersFirst: false });
}

/** The same with receivers that answer a first event, so that they are known to be quick, and hold all others. */
export async function receiversThatAnswerOnce(stage: Flooded): Promise<Flood> {
  return holdReceivers(stage, { answersFirst: true });
}

async function holdReceivers(stage: Flooded, { answersFirst }: { answersFirst: boolean }): Promise<Flood> {
  const { installation, attackers } = stage;
  const [neighbour, ...others] = attackers;
  if (neighbour === undefined) throw new Error('nobody is there');
  await installation.query("update accounts set plan_id = (select id from plans where name = 'Enterprise')");
  // Each round begins as if nobody had sent anything lately.
  await installation.query('delete from webhook_endpoints');
  const grantTests = () => installation.query("delete from rate_buckets where key like 'webhooks:%'");
  await grantTests();
  const holding = await startReceiver(answersFirst ? 1 : 0);
  const quick = await startReceiver(Number.POSITIVE_INFINITY);
  const call = callerOf(stage.baseUrl);
  const addEndpoint = async (who: Attacker, url: string) => {
    const added = await call(who, '/api/webhooks', { name: 'Ours', url, events: ['run.ended'] });
    if (added === 'refused') throw new Error('an endpoint was refused');
    const { id } = added;
    return { sendTest: () => call(who, `/api/webhooks/${id}/test`, {}) };
  };
  const stop = () => {
    holding.stop();
    quick.stop();
  };
  try {
    const ours = await addEndpoint(neighbour, quick.url);
    const blockers = await Promise.all(
      others.slice(0, BLOCKERS).map(async (blocker, number) => {
        const endpoint = await addEndpoint(blocker, `${holding.url}/${number}`);
        if (answersFirst) {
          await endpoint.sendTest();
          await holding.hasReceivedAt(`/${number}`);
        }
        return endpoint;
      }),
    );
    await grantTests();
    const granted = await Promise.all(
      blockers.map(async (endpoint) => {
        let tests = 0;
        while (tests < TESTS && (await endpoint.sendTest()) !== 'refused') tests += 1;
        return Math.min(tests, 2);
      }),
    );
    const held = granted.reduce((sum, tests) => sum + tests, 0);
    if (held <= PLACES) throw new Error(`the blockers fill ${held} of ${PLACES} places`);
    const began = performance.now();
    await ours.sendTest();
    const waited = quick.hasReceivedAt('/').then(() => performance.now() - began);
    // Who ends the flood hears of it.
    waited.catch(() => undefined);
    return {
      end: async () => {
        const ms = await waited.finally(stop);
        return {
          facts: `an event of the neighbour arrives after ${ms.toFixed(0)} ms, blockers have sent ${holding.received()}`,
          findings: ms > EVENT_MS ? [`an event of the neighbour arrives after ${ms.toFixed(0)} ms`] : [],
        };
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function callerOf(baseUrl: string) {
  return async ({ token }: Attacker, path: string, body: object): Promise<{ id: string } | 'refused'> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (response.status === 429) return 'refused';
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
}

/** A receiver that answers the first events at each path, so many, and holds all others. */
async function startReceiver(answered: number) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const path = request.url ?? '';
      received.push(path);
      if (received.filter((other) => other === path).length <= answered) response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received.length,
    hasReceivedAt: async (path: string) => {
      for (const until = performance.now() + GIVE_UP_MS; !received.includes(path); await sleep(5))
        if (performance.now() > until) throw new Error(`no event arrived at ${path} of a receiver`);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
