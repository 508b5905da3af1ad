import { expect, it } from 'vitest';
import { createSupport } from './support.ts';

const answered = (address: string | null) =>
  new Response(JSON.stringify({ support_address: address, sends_mail: false }));

it('asks the server once and says where users get help', async () => {
  let calls = 0;
  const support = createSupport(async () => {
    calls += 1;
    return answered('help@example.com');
  });
  expect(support.current()).toBeUndefined();
  const changed = new Promise<void>((resolve) => support.subscribe(resolve));
  support.load();
  support.load();
  await changed;
  expect([support.current(), support.sendsMail(), calls]).toEqual(['help@example.com', false, 1]);
});

it('knows nothing where the server cannot be read, and asks again', async () => {
  let isAway = true;
  const support = createSupport(async () => {
    if (isAway) throw new Error('away');
    return answered(null);
  });
  const next = () => new Promise<void>((resolve) => support.subscribe(resolve));
  const failed = next();
  support.load();
  await failed;
  expect(support.current()).toBeUndefined();
  isAway = false;
  const read = next();
  support.load();
  await read;
  expect(support.current()).toBeNull();
});
