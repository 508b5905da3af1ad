import { createHmac } from 'node:crypto';
import type { FaultBox } from './faults.ts';
import type { Event } from './objects.ts';

/** Where a webhook goes. */
export interface Target {
  url: string;
  secret: string;
}

const DELIVERY_TIMEOUT_MS = 10_000;

/** The header by which a receiver knows who sent the bytes, and when: scheme v1, HMAC-SHA256 over time and body. */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface Webhooks {
  send(event: Event, targets: readonly Target[]): void;
  /** Lets go what faults hold back. */
  release(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Delivery {
  event: Event;
  target: Target;
  attempt: number;
}

/**
 * Delivers events over HTTP, one after another for each address, and again after a pause where they were not taken. Headers
 * carry the real time: a receiver compares it with its own clock.
 */
export function createWebhooks({
  faults,
  retryPausesMs,
}: {
  faults: FaultBox;
  retryPausesMs: readonly number[];
}): Webhooks {
  const lanes = new Map<string, Promise<void>>();
  const timers = new Map<ReturnType<typeof setTimeout>, () => void>();
  const ended = new AbortController();
  let held: Delivery[] = [];
  let reversed: Delivery[] = [];
  let waiting = 0;

  const deliver = async (delivery: Delivery): Promise<void> => {
    const payload = JSON.stringify(delivery.event);
    const seconds = Math.floor(Date.now() / 1000);
    try {
      const response = await fetch(delivery.target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, delivery.target.secret, seconds),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      if (response.ok) {
        delivery.event.pending_webhooks = Math.max(0, delivery.event.pending_webhooks - 1);
        return;
      }
    } catch {
      // Not taken: it is sent again like one that was refused.
    }
    again(delivery);
  };

  const again = (delivery: Delivery): void => {
    const pause = retryPausesMs[delivery.attempt];
    if (pause === undefined || ended.signal.aborted) return;
    waiting += 1;
    const go = () => {
      timers.delete(timer);
      waiting -= 1;
      enqueue({ ...delivery, attempt: delivery.attempt + 1 });
    };
    const timer = setTimeout(go, pause);
    timers.set(timer, go);
  };

  const enqueue = (delivery: Delivery): void => {
    if (ended.signal.aborted) return;
    const { url } = delivery.target;
    const before = lanes.get(url) ?? Promise.resolve();
    const lane = before.then(() => deliver(delivery));
    lanes.set(url, lane);
  };

  const settled = async (): Promise<void> => {
    for (;;) {
      const now = [...lanes.values()];
      await Promise.all(now);
      if (waiting > 0) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      if ([...lanes.values()].every((lane) => now.includes(lane))) return;
    }
  };

  return {
    send(event, targets) {
      for (const target of targets) {
        const delivery = { event, target, attempt: 0 };
        if (faults.take('dropped')) continue;
        if (faults.take('delayed')) {
          held.push(delivery);
          continue;
        }
        if (faults.take('reversed')) {
          reversed.unshift(delivery);
          if (!faults.has('reversed')) {
            for (const one of reversed) enqueue(one);
            reversed = [];
          }
          continue;
        }
        enqueue(delivery);
        if (faults.take('duplicate')) enqueue(delivery);
      }
    },
    release() {
      const late = [...held, ...reversed];
      held = [];
      reversed = [];
      for (const delivery of late) enqueue(delivery);
    },
    settled,
    async close() {
      ended.abort();
      for (const timer of timers.keys()) clearTimeout(timer);
      waiting = 0;
      await Promise.all(lanes.values());
    },
  };
}
