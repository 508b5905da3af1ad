import { expect, it } from 'vitest';
import { keepMeasuringSwitch, watchMeasuringSwitch } from './measuring-switch.ts';
import type { SessionState, SessionUser } from './session.ts';

function browser({ allows = true, user = null as SessionState } = {}) {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }) as Storage;
  let current = user;
  const listeners: (() => void)[] = [];
  const session = {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const asked: unknown[] = [];
  const fetcher = async (path: string | Request) => {
    asked.push(path);
    return Response.json({ id: current?.id, allows_measuring: allows });
  };
  const allowsMeasuring = watchMeasuringSwitch({ session: session as never, fetcher }, storage);
  const become = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return { allowsMeasuring, become, storage, asked };
}

const ann = { id: 'ann', view_ends_at_ms: null } as SessionUser;

it('who is not signed in is measured, and who is once their account says so', async () => {
  const { allowsMeasuring, become } = browser();
  expect(allowsMeasuring()).toBe(true);
  become(ann);
  expect(allowsMeasuring()).toBeNull();
  await expect.poll(allowsMeasuring).toBe(true);
});

it('a switch that was turned off in another browser holds here, also after the sign-out', async () => {
  const { allowsMeasuring, become } = browser({ allows: false, user: ann });
  await expect.poll(allowsMeasuring).toBe(false);
  become(null);
  expect(allowsMeasuring()).toBe(false);
});

it('a switch that is turned here holds at once', async () => {
  const { allowsMeasuring, storage } = browser({ user: ann });
  await expect.poll(allowsMeasuring).toBe(true);
  keepMeasuringSwitch(false, storage);
  expect(allowsMeasuring()).toBe(false);
  keepMeasuringSwitch(true, storage);
  expect(allowsMeasuring()).toBe(true);
});

it('an administrator who views as a user tells nothing, and their own switch stays', () => {
  const { allowsMeasuring, asked } = browser({ allows: false, user: { ...ann, view_ends_at_ms: 1 } });
  expect(allowsMeasuring()).toBe(false);
  expect(asked).toEqual([]);
});
